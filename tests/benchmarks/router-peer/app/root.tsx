import type { ReactNode } from "react";
import stylesheet from "#kit/styles/site.css?url";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

/** This is React Router's own template, with our sheet and its face as a file. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="stylesheet" href={stylesheet} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
