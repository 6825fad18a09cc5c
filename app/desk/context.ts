import { createContext } from "react-router";
import type { Staff } from "#database/desk-sessions.ts";

/** Who is signed in. The guard sets it before any loader or action of the desk runs. */
export const staffContext = createContext<Staff>();
