/**
 * Returns the lines of a table, with the same layout that the formatter produces. The first row is
 * the header.
 */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0, fill)).join(" | ")} |`;
  const [head = "", ...body] = rows.map((row) => line(row, " "));
  return [
    head,
    line(
      widths.map(() => ""),
      "-",
    ),
    ...body,
  ];
}
