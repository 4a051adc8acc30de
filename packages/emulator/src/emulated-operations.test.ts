// Generates the README's section about emulated operations. `vitest run -u` writes the section.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type OperationFacts, operations } from "./generated/operations.js";
import { allServices } from "./services/all-services.js";
import { tableLines } from "./testing/markdown.js";

const servedOperations = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);

function sectionText(): string {
  const moduleOf = ({ name }: OperationFacts) => name.slice(0, name.lastIndexOf("."));
  const modules = [...new Set(operations.map(moduleOf))];
  const rows = modules.sort().flatMap((module) => {
    const all = operations.filter((operation) => moduleOf(operation) === module);
    const missing = all.filter(({ name }) => !servedOperations.has(name));
    if (missing.length === 0) return [];
    const names = missing.map(({ name }) => `\`${name.slice(module.length + 1)}\``).join(", ");
    return [[module, `${all.length - missing.length} of ${all.length}`, names]];
  });
  const count = operations.filter(({ name }) => servedOperations.has(name)).length;
  if (rows.length === 0) return `The emulator serves all ${count} operations of the SDK.`;
  return [
    `The emulator serves ${count} of ${operations.length} operations of the SDK. It responds to the others with status 501:`,
    "",
    ...tableLines([["Service", "Served", "Not served"], ...rows]),
  ].join("\n");
}

test("the README states how many operations the emulator supports", async () => {
  const readme = "../README.md";
  const text = await readFile(new URL(readme, import.meta.url), "utf8");
  const [before, after] = [
    text.split("<!-- operations -->")[0],
    text.split("<!-- /operations -->")[1],
  ];
  const section = `<!-- operations -->\n\n${sectionText()}\n\n<!-- /operations -->`;
  await expect(`${before}${section}${after}`).toMatchFileSnapshot(readme);
});

test("every emulated operation is in the API documents", () => {
  const names = new Set(operations.map(({ name }) => name));
  expect([...servedOperations].filter((name) => !names.has(name))).toEqual([]);
});
