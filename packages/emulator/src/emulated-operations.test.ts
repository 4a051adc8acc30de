// The table in the README that says what is emulated, made of what is: `vitest run -u` writes it anew.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type OperationFacts, operations } from "./kernel/generated/operations.js";
import { allServices } from "./services/all-services.js";
import { tableLines } from "./testing/markdown.js";

const served = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);

function table(): string {
  const moduleOf = ({ name }: OperationFacts) => name.slice(0, name.lastIndexOf("."));
  const modules = [...new Set(operations.map(moduleOf))];
  const rows = modules.sort().flatMap((module) => {
    const all = operations.filter((operation) => moduleOf(operation) === module);
    const missing = all.filter(({ name }) => !served.has(name));
    if (missing.length === 0) return [];
    const names = missing.map(({ name }) => `\`${name.slice(module.length + 1)}\``).join(", ");
    return [[module, `${all.length - missing.length} of ${all.length}`, names]];
  });
  const done = operations.filter(({ name }) => served.has(name)).length;
  if (rows.length === 0) return `All ${done} operations are answered.`;
  return [
    `${done} of ${operations.length} operations are answered. The others answer 501 with their name:`,
    "",
    ...tableLines([["service", "answered", "not answered"], ...rows]),
  ].join("\n");
}

test("the table of emulated operations is as they are", async () => {
  const readme = "../README.md";
  const text = await readFile(new URL(readme, import.meta.url), "utf8");
  const [before, after] = [
    text.split("<!-- operations -->")[0],
    text.split("<!-- /operations -->")[1],
  ];
  const section = `<!-- operations -->\n\n${table()}\n\n<!-- /operations -->`;
  await expect(`${before}${section}${after}`).toMatchFileSnapshot(readme);
});

test("no service serves what the documents do not have", () => {
  const known = new Set(operations.map(({ name }) => name));
  expect([...served].filter((name) => !known.has(name))).toEqual([]);
});
