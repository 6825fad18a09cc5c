/** One step of the trail; the last one, the current page, is text and needs no address. */
export type Crumb = { label: string; href?: string | undefined };

/** The trail from Home to this page. Nothing is shown when Home is all there is. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length <= 1) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={label}>
            {index === trail.length - 1 || !href ? (
              <span aria-current={index === trail.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
