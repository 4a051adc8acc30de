// Draws the ratios: one bar per row, with the platform's client at 1 and a tick at the target.
import { groupsOf } from "./table.mjs";

const WIDTH = 760;
const LABEL_WIDTH = 250;
const LINE_HEIGHT = 22;
const escapeText = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function plotOf(allRows) {
  const rows = allRows.filter(({ ratio }) => ratio !== undefined);
  const maxRatio = Math.min(3, Math.max(1.2, ...rows.map(({ ratio }) => ratio)));
  const x = (ratio) =>
    LABEL_WIDTH + (Math.min(ratio, maxRatio) / maxRatio) * (WIDTH - LABEL_WIDTH - 60);
  const parts = [];
  let y = 48;
  for (const group of groupsOf(rows)) {
    parts.push(`<text class="group" x="12" y="${y}">${escapeText(group)}</text>`);
    y += LINE_HEIGHT;
    for (const { label, ratio, target } of rows.filter((row) => row.group === group)) {
      const barEnd = x(ratio).toFixed(1);
      parts.push(
        `<text class="what" x="${LABEL_WIDTH - 10}" y="${y}">${escapeText(label)}</text>`,
        `<rect class="${ratio <= 1 ? "less" : "more"}" x="${LABEL_WIDTH}" y="${y - 11}" width="${(barEnd - LABEL_WIDTH).toFixed(1)}" height="13" rx="2"/>`,
        `<text x="${Number(barEnd) + 8}" y="${y}">${ratio.toFixed(2)}</text>`,
      );
      if (target?.ratio !== undefined)
        parts.push(`<path class="aim" d="M${x(target.ratio).toFixed(1)} ${y - 14}v19"/>`);
      y += LINE_HEIGHT;
    }
    y += 12;
  }
  const platformX = x(1).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-labelledby="title desc">
<title id="title">Portico compared with the platform's client</title>
<desc id="desc">${escapeText(rows.map(({ group, label, ratio }) => `${group}, ${label}: ${ratio.toFixed(2)}`).join("; "))}.</desc>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328; dominant-baseline: auto; }
.what { text-anchor: end; }
.group, .one { font-weight: 600; }
.one { text-anchor: middle; }
.less { fill: #1a7f64; }
.more { fill: #c2571a; }
.axis { stroke: #1f2328; stroke-dasharray: 3 3; fill: none; }
.aim { stroke: #1f2328; stroke-width: 2; fill: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.less { fill: #3fb68f; }
.more { fill: #f0883e; }
.axis, .aim { stroke: #e6edf3; }
}
</style>
<text class="one" x="${platformX}" y="18">the platform's client = 1 (lower is better; | marks the target)</text>
<path class="axis" d="M${platformX} 26V${y - 12}"/>
${parts.join("\n")}
</svg>
`;
}
