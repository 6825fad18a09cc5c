import { z } from "zod";
import { check, type Checked, emailAddress } from "../forms/check.server.ts";
import { FIELD_NAMES, FIELDS } from "./fields.ts";

const subscriptionSchema = z.object({ email: emailAddress(FIELDS.email) });

export function checkSubscription(values: { email: string }): Checked<z.infer<typeof subscriptionSchema>> {
  return check(subscriptionSchema, values, FIELD_NAMES);
}
