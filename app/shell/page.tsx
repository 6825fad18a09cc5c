import type { ReactNode } from "react";
import { CompareTray } from "../ui/comparison/tray.tsx";
import { Dock, type DockKind } from "./dock.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What surrounds every page, errors included. */
export function Page({
  path,
  year,
  showsSamples,
  dock = "default",
  hasChoices = false,
  children,
}: {
  /** Of the page shown: `/dentists/12-harbour-steps-dental`. */
  path: string;
  year: number | null;
  showsSamples: boolean;
  dock?: DockKind;
  /** Whether practices can be chosen here to be compared. */
  hasChoices?: boolean;
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
      {(hasChoices || dock !== "none") && (
        <div className="foot">
          {hasChoices && <CompareTray />}
          {dock !== "none" && <Dock kind={dock} />}
        </div>
      )}
    </>
  );
}
