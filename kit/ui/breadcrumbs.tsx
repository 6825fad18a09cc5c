/** One step of the trail; the last one, the current page, is text and needs no address. */
export type Crumb = { label: string; href?: string | undefined };

/** Where every trail starts. */
export const HOME: Crumb = { label: "Home", href: "/" };

/** Home, then `trail`, which ends in this page. Without a trail it shows nothing. A phone shows the step above alone. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  const steps = [HOME, ...trail];
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ label, href }, index) => (
          <li key={label} className={index === steps.length - 2 ? "up" : undefined}>
            {index === steps.length - 1 || !href ? (
              <span aria-current={index === steps.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
