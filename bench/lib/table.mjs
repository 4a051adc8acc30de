// A row is { group, what, unit, portico, platform?, ratio?, spread?, aim? }. `aim` contains the
// upper limits for our value and for the ratio: { portico?, ratio? }.
import { pathToFileURL } from "node:url";

export const columns = ["", "Portico", "platform", "ratio", "spread", "target"];

const digits = (value) => (Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

function formatValue(value, unit) {
  if (value === undefined) return "";
  const text = unit === "" ? String(value) : value.toFixed(digits(value));
  return [text.replace(/\B(?=(\d{3})+(?!\d|\.))/g, text.includes(".") ? "" : ","), unit]
    .filter(Boolean)
    .join(" ");
}
const formatRatio = (value) => (value === undefined ? "" : value.toFixed(2));
const formatSpread = (value) =>
  Array.isArray(value) ? value.map((bound) => formatRatio(bound)).join("–") : (value ?? "");

export function missesAim({ portico, ratio, aim }) {
  return portico > (aim?.portico ?? Infinity) || ratio > (aim?.ratio ?? Infinity);
}

function aimOf(row) {
  const { aim, unit } = row;
  if (aim === undefined || typeof aim === "string") return aim ?? "";
  const parts = [
    ...(aim.portico === undefined ? [] : [formatValue(aim.portico, unit)]),
    ...(aim.ratio === undefined ? [] : [formatRatio(aim.ratio)]),
  ];
  return `≤ ${parts.join(", ")}${missesAim(row) ? " (missed)" : ""}`;
}

export const cells = (row) => [
  row.what,
  formatValue(row.portico, row.unit),
  formatValue(row.platform, row.unit),
  formatRatio(row.ratio),
  formatSpread(row.spread),
  aimOf(row),
];

export const groupsOf = (rows) => [...new Set(rows.map((row) => row.group))];

export function print(rows) {
  const lines = rows.map(cells);
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...lines.map((line) => line[index].length)),
  );
  const line = (texts) =>
    texts
      .map((text, index) =>
        index === 0 ? text.padEnd(widths[index]) : text.padStart(widths[index]),
      )
      .join("  ")
      .trimEnd();
  for (const group of groupsOf(rows)) {
    console.log(
      `\n${line([group, ...columns.slice(1)].map((text, index) => (index ? text : group)))}`,
    );
    for (const [at, row] of rows.entries()) if (row.group === group) console.log(line(lines[at]));
  }
}

/** Prints a part's rows if its file is the main module. */
export async function runIfMain(url, measure) {
  if (!process.argv[1] || url !== pathToFileURL(process.argv[1]).href) return;
  print(await measure({ quick: process.argv.includes("--quick") }));
}

/** Formats rows as Markdown tables, with a heading for each group. */
export function markdownOf(rows) {
  const line = (texts) => `| ${texts.join(" | ")} |`;
  const head = [line(columns), line(["---", ...columns.slice(1).map(() => "---:")])];
  return groupsOf(rows)
    .map((group) => {
      const lines = rows.filter((row) => row.group === group).map((row) => line(cells(row)));
      return [`### ${group[0].toUpperCase()}${group.slice(1)}`, "", ...head, ...lines, ""].join(
        "\n",
      );
    })
    .join("\n");
}

/** Replaces the tables of the measured groups in a page's text, and leaves the others unchanged. */
export function mergeTables(text, rows) {
  const sectionsOf = (markdown) =>
    markdown
      .split(/^(?=### )/m)
      .map((section) => section.trim())
      .filter(Boolean);
  const titleOf = (section) => section.split("\n")[0];
  const measuredSections = new Map(
    sectionsOf(markdownOf(rows)).map((section) => [titleOf(section), section]),
  );
  const sections = sectionsOf(text).map(
    (section) => measuredSections.get(titleOf(section)) ?? section,
  );
  const titles = new Set(sections.map(titleOf));
  const added = [...measuredSections.values()].filter((section) => !titles.has(titleOf(section)));
  return `${[...sections, ...added].join("\n\n")}\n`;
}
