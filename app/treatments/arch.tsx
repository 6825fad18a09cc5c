import arch from "./arch.svg?raw";

/** In the page itself: 0.7 kB, once on it, and one request less on the way to a treatment. */
const SHAPES = arch.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

/** What is drawn on the row of teeth; a tooth is its side and its place from the middle, as in `arch.svg`. */
type Drawing = {
  /** `tray` is around the teeth, `wire` in front of them. */
  with?: "tray" | "wire" | "wisdom-teeth";
  /** Teeth that stand out. */
  marked?: readonly string[];
};

const FRONT = ["left-3", "left-2", "left-1", "right-1", "right-2", "right-3"];

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  invisalign: { with: "tray" },
  braces: { with: "wire" },
  "teeth-whitening": { marked: FRONT },
  implants: { marked: ["right-5"] },
  "dental-implants": { marked: ["left-4", "left-6", "right-4", "right-6"] },
  "root-canal": { marked: ["left-6"] },
  "emergency-dentist": { marked: ["right-1"] },
  "oral-surgery": { with: "wisdom-teeth" },
  "wisdom-tooth-removal": { with: "wisdom-teeth", marked: ["left-8", "right-8"] },
  "bone-graft": { with: "tray", marked: ["right-4"] },
  "sinus-lift": { with: "tray", marked: ["left-5", "left-6", "left-7"] },
  "gum-surgery": { with: "tray" },
};

/** A row of teeth seen from the biting side, with what the treatment is about. It says nothing that words do not. */
export function Arch({ slug }: { slug: string }) {
  const { with: extra, marked = [] } = DRAWINGS[slug] ?? {};
  return (
    <svg className="arch" viewBox="0 0 220 170" aria-hidden="true">
      {/* oxlint-disable-next-line react/no-danger -- a drawing of our own */}
      <defs dangerouslySetInnerHTML={{ __html: SHAPES }} />
      {extra === "tray" && (
        <>
          <use className="arch-edge" href={"#ridge"} />
          <use className="arch-tray" href={"#ridge"} />
        </>
      )}
      <use className="arch-teeth" href={"#teeth"} />
      {extra === "wisdom-teeth" && <use className="arch-teeth" href={"#wisdom-teeth"} />}
      {extra === "wire" && <use className="arch-wire" href={"#wire"} />}
      {marked.map((tooth) => (
        <use key={tooth} className="arch-marked" href={`#${tooth}`} />
      ))}
    </svg>
  );
}
