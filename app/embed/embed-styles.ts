/** The whole sheet of the frame. It is in the page, and the page's policy admits it by its hash. */
export const EMBED_STYLES = `
:root{color-scheme:light dark;--ink:#10202b;--soft:#465560;--paper:#fff;--line:#d5dbdf;--blue:#0b57a4;--on-blue:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f2f5f7;--soft:#b4c0c8;--paper:#0f1e29;--line:#31424e;--blue:#8cc4ff;--on-blue:#06121b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{padding:1rem;border:1px solid var(--line);border-radius:.75rem}
h1{margin:0;font-size:1.125rem;line-height:1.3}
p{margin:.25rem 0 0}
a{color:var(--blue)}
.soft{color:var(--soft);font-size:.875rem}
table{width:100%;margin-top:.75rem;border-collapse:collapse;font-size:.875rem}
th{padding:.125rem .75rem .125rem 0;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap}
td{padding:.125rem 0;text-align:right}
.today{font-weight:600}
.today th{font-weight:600}
h2{margin:1rem 0 0;font-size:1rem}
ul{display:flex;flex-wrap:wrap;gap:0 1rem;margin:.25rem 0 0;padding:0;list-style:none}
li a{display:inline-block;padding-block:.5rem}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.buttons a{flex:1 1 8rem;padding:.625rem 1rem;border:2px solid var(--blue);border-radius:.5rem;font-weight:600;text-align:center;text-decoration:none;white-space:nowrap}
.buttons .book{background:var(--blue);color:var(--on-blue)}
a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
`.trim();
