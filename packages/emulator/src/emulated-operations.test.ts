// The page that says what is emulated, made of what is: `vitest run -u` writes it anew.
import { expect, test } from "vitest";
import { type OperationFacts, operations } from "./kernel/generated/operations.js";
import { allServices } from "./services/all-services.js";

const served = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);

function page(): string {
  const moduleOf = ({ name }: OperationFacts) => name.slice(0, name.lastIndexOf("."));
  const modules = [...new Set(operations.map(moduleOf))];
  const rows = modules.flatMap((module) => {
    const all = operations.filter((operation) => moduleOf(operation) === module);
    const missing = all.filter(({ name }) => !served.has(name));
    if (missing.length === 0) return [];
    const names = missing.map(({ name }) => `\`${name.slice(module.length + 1)}\``).join(", ");
    return `- ${module}, ${missing.length} of ${all.length}: ${names}`;
  });
  const done = operations.filter(({ name }) => served.has(name)).length;
  return [
    "# What the emulator answers",
    "",
    `${done} of ${operations.length} operations. These answer 501 with their name:`,
    "",
    ...rows.sort(),
    "",
  ].join("\n");
}

test("the page of emulated operations is as they are", async () => {
  await expect(page()).toMatchFileSnapshot("../../../docs/emulated-operations.md");
});

test("no service serves what the documents do not have", () => {
  const known = new Set(operations.map(({ name }) => name));
  expect([...served].filter((name) => !known.has(name))).toEqual([]);
});
