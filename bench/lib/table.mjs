// A row is { group, label, unit, portico, platform?, ratio?, spread?, target? }. `target` contains
// the upper limits for our value and for the ratio: { portico?, ratio? }.
import { pathToFileURL } from "node:url";

export const columns = ["", "Portico", "platform", "ratio", "spread", "target"];

const decimalPlaces = (value) => (Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

function formatValue(value, unit) {
  if (value === undefined) return "";
  const text = unit === "" ? String(value) : value.toFixed(decimalPlaces(value));
  return [text.replace(/\B(?=(\d{3})+(?!\d|\.))/g, text.includes(".") ? "" : ","), unit]
    .filter(Boolean)
    .join(" ");
}
const formatRatio = (value) => (value === undefined ? "" : value.toFixed(2));
const formatSpread = (value) =>
  Array.isArray(value) ? value.map((bound) => formatRatio(bound)).join("–") : (value ?? "");

export function missesTarget({ portico, ratio, target }) {
  return portico > (target?.portico ?? Infinity) || ratio > (target?.ratio ?? Infinity);
}

function targetText(row) {
  const { target, unit } = row;
  if (target === undefined || typeof target === "string") return target ?? "";
  const parts = [
    ...(target.portico === undefined ? [] : [formatValue(target.portico, unit)]),
    ...(target.ratio === undefined ? [] : [formatRatio(target.ratio)]),
  ];
  return `≤ ${parts.join(", ")}${missesTarget(row) ? " (missed)" : ""}`;
}

export const cellsOf = (row) => [
  row.label,
  formatValue(row.portico, row.unit),
  formatValue(row.platform, row.unit),
  formatRatio(row.ratio),
  formatSpread(row.spread),
  targetText(row),
];

export const groupsOf = (rows) => [...new Set(rows.map((row) => row.group))];

export function printTable(rows) {
  const lines = rows.map(cellsOf);
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...lines.map((line) => line[index].length)),
  );
  const formatLine = (texts) =>
    texts
      .map((text, index) =>
        index === 0 ? text.padEnd(widths[index]) : text.padStart(widths[index]),
      )
      .join("  ")
      .trimEnd();
  for (const group of groupsOf(rows)) {
    console.log(
      `\n${formatLine([group, ...columns.slice(1)].map((text, index) => (index ? text : group)))}`,
    );
    for (const [rowIndex, row] of rows.entries())
      if (row.group === group) console.log(formatLine(lines[rowIndex]));
  }
}

/** Prints a benchmark's rows if its file is the main module. */
export async function runIfMain(url, measure) {
  if (!process.argv[1] || url !== pathToFileURL(process.argv[1]).href) return;
  printTable(await measure({ quick: process.argv.includes("--quick") }));
}

/** Formats rows as Markdown tables, with a heading for each group. */
export function markdownOf(rows) {
  const formatLine = (texts) => `| ${texts.join(" | ")} |`;
  const head = [formatLine(columns), formatLine(["---", ...columns.slice(1).map(() => "---:")])];
  return groupsOf(rows)
    .map((group) => {
      const lines = rows
        .filter((row) => row.group === group)
        .map((row) => formatLine(cellsOf(row)));
      return [`### ${group[0].toUpperCase()}${group.slice(1)}`, "", ...head, ...lines, ""].join(
        "\n",
      );
    })
    .join("\n");
}

/**
 * Replaces the tables of the measured groups in a page's text, or appends them if they are missing.
 * Leaves the other tables unchanged.
 */
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
  const newSections = [...measuredSections.values()].filter(
    (section) => !titles.has(titleOf(section)),
  );
  return `${[...sections, ...newSections].join("\n\n")}\n`;
}
