import type { ReactNode } from "react";
import "../../../kit/styles/site.css";

/** This is Next.js's own template, with our sheet and its face as a file. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
