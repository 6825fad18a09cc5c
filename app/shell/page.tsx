import type { ReactNode } from "react";
import { Dock, type DockKind } from "./dock.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What surrounds every page, errors included. */
export function Page({
  path,
  year,
  showsSamples,
  dock = "default",
  children,
}: {
  /** Of the page shown: `/dentists/12-harbour-steps-dental`. */
  path: string;
  year: number | null;
  showsSamples: boolean;
  dock?: DockKind;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} showsSamples={showsSamples} />
      {dock !== "none" && <Dock kind={dock} />}
    </>
  );
}
