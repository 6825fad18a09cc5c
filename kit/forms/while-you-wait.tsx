import { OnwardLink } from "../ui/onward-link.tsx";

/** Links at the foot of the page after a form. */
export function WhileYouWait({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <div className="wrap section">
      <section className="block">
        <h2>While you wait</h2>
        <nav className="link-grid" aria-label="More on this site">
          {links.map(({ href, text }) => (
            <OnwardLink key={href} href={href} text={text} />
          ))}
        </nav>
      </section>
    </div>
  );
}
