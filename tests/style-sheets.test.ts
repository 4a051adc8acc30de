import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const examplesFolder = fileURLToPath(new URL("../examples", import.meta.url));
const sheets = globSync("{storefront,shop-ui}/src/**/*.css", { cwd: examplesFolder }).map((path) =>
  join(examplesFolder, path),
);

/** Returns the class names at the start of a style sheet's selectors. */
function classesOf(sheet: string): Set<string> {
  const text = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, "");
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, head = ""]) => head.split(","));
  return new Set(selectors.flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

test("each CSS class in the shop is defined in only one folder", () => {
  const owners = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of classesOf(sheet)) {
      const folders = owners.get(name) ?? new Set();
      owners.set(name, folders.add(basename(dirname(sheet))));
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  const sharedClasses = [...owners].filter(([, folders]) => folders.size > 1);
  expect(sharedClasses.map(([name, folders]) => `.${name}: ${[...folders].join(", ")}`)).toEqual(
    [],
  );
});
