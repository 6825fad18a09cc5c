import { BENEFITS } from "#content/partners.ts";

export function Benefits() {
  return (
    <section className="wrap section" aria-labelledby="benefits">
      <div className="section-head">
        <h2 id="benefits">What your practice gets</h2>
      </div>
      <ul className="points">
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title-small">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
