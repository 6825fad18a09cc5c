import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { WithDate, WithDay } from "./unbroken.tsx";

/** The sea at the top of a page about places and practices. The page's `h1` goes inside. */
export function Banner({ trail, children }: { trail: readonly Crumb[]; children: ReactNode }) {
  return (
    <section className="banner">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        {children}
      </div>
    </section>
  );
}

/** The top of a page whose list or price should be in view at once: title, lede and facts on the sea. */
export function SeaHead({ trail, children }: { trail: readonly Crumb[]; children: ReactNode }) {
  return (
    <section className="sea-head">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        {children}
      </div>
    </section>
  );
}

/** The top of a task page, on paper: breadcrumbs, title, one or two sentences. */
export function PlainHead({
  trail,
  title,
  children,
}: {
  trail: readonly Crumb[];
  title: string;
  /** The lede. */
  children?: ReactNode;
}) {
  return (
    <div className="plain-head wrap">
      <Breadcrumbs trail={trail} />
      <h1>
        <WithDay text={title} />
      </h1>
      {children && (
        <p className="lede">{typeof children === "string" ? <WithDate text={children} /> : children}</p>
      )}
    </div>
  );
}
