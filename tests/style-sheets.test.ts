import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const examples = fileURLToPath(new URL("../examples", import.meta.url));
const sheets = globSync("{storefront,shop-ui}/src/**/*.css", { cwd: examples }).map((path) =>
  join(examples, path),
);

/** The classes that a style sheet gives a look to: those that one of its selectors begins with. */
function classesOf(sheet: string): Set<string> {
  const text = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, "");
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, head = ""]) => head.split(","));
  return new Set(selectors.flatMap((one) => /^\s*\.([\w-]+)/.exec(one)?.[1] ?? []));
}

test("a class of the shop belongs to one folder, so that no page changes the look of another", () => {
  const owners = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of classesOf(sheet)) {
      const folders = owners.get(name) ?? new Set();
      owners.set(name, folders.add(basename(dirname(sheet))));
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => `.${name}: ${[...folders].join(", ")}`)).toEqual([]);
});
