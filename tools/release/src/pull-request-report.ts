/** Compressed bytes of each bundle: `gzip` for the initial files, `later` for files loaded later. */
export type Sizes = Readonly<Record<string, { readonly gzip: number; readonly later: number }>>;

/** Maximum length of the diff, because GitHub rejects comments with more than 65,536 characters. */
const MAX_DIFF_LENGTH = 60_000;

const byteFormat = new Intl.NumberFormat("en-US");
const changeFormat = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" });

function sizeTable(sizesBefore: Sizes, sizesAfter: Sizes): string {
  const rows = Object.entries(sizesAfter).map(([name, { gzip, later }]) => {
    const baseSizes = sizesBefore[name];
    const formatCells = (size: number, baseSize: number | undefined) => [
      byteFormat.format(size),
      baseSize === undefined ? "new" : changeFormat.format(size - baseSize),
    ];
    return [name, ...formatCells(gzip, baseSizes?.gzip), ...formatCells(later, baseSizes?.later)];
  });
  const header = ["bundle", "bytes (gzip)", "change", "loaded later", "change"];
  return [header, ["---", "---:", "---:", "---:", "---:"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function apiSection(diff: string): string {
  if (diff === "") return "The public API has not changed.";
  const isLong = diff.length > MAX_DIFF_LENGTH;
  const shownDiff = isLong ? diff.slice(0, MAX_DIFF_LENGTH) : diff;
  // API reports contain code blocks, so the fence must be longer
  const block = `<details><summary>Changes of the API reports</summary>\n\n\`\`\`\`\`diff\n${shownDiff.trimEnd()}\n\`\`\`\`\`\n\n</details>`;
  return isLong ? `${block}\n\nThe rest of the changes is too long for a comment.` : block;
}

/**
 * Returns a comment in Markdown that shows how a pull request changes the sizes of bundles and the
 * public API.
 *
 * @param diff - difference of `api-reports/`, as printed by `git diff`
 */
export function pullRequestReport(sizesBefore: Sizes, sizesAfter: Sizes, diff: string): string {
  return `## Bundle sizes\n\n${sizeTable(sizesBefore, sizesAfter)}\n\n## Public API\n\n${apiSection(diff)}\n`;
}
