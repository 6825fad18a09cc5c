import { data } from "react-router";
import { pageHead } from "../seo/head.ts";
import type { Route } from "./+types/not-found-page.ts";
import { NotFound } from "./not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHead(matches, {
    title: "Page not found",
    description: "There is no page at this address.",
    path: location.pathname,
    isIndexed: false,
  });

export default NotFound;
