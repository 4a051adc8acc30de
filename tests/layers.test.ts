import { describe, expect, it } from "vitest";
import { itemOf, problemOf, upwardImports } from "../tools/structure/src/check-layers.ts";
import { allCycles } from "../tools/structure/src/cycles.ts";
import { filesIn, type Import, importsOf, isTesting } from "../tools/structure/src/imports.ts";
import { layers } from "../tools/structure/src/layers.ts";

const packageOf = (path: string) =>
  /^(packages|tools|examples)\/[^/]+|^[^/]+/.exec(path)?.[0] as string;

/** Returns a message if an import bypasses another package's entry points. */
function internalImportProblem({ from, specifier, to }: Import): string | undefined {
  const isInternalPath = /^@portico\/[^/]+\/(src|dist)(\/|$)/.test(specifier);
  const isFileOfOtherPackage = to?.startsWith("packages/") && packageOf(to) !== packageOf(from);
  return isInternalPath || isFileOfOtherPackage
    ? `${from} imports ${specifier}: go through an entry`
    : undefined;
}

describe.each(Object.keys(layers))("%s", (folder) => {
  it("has a layer for every file, and no unused layer entries", () => {
    const files = filesIn(folder);
    const filesWithoutLayer = files.filter((path) => !isTesting(path) && !itemOf(folder, path));
    expect(filesWithoutLayer, "add these to tools/structure/src/layers.ts").toEqual([]);
    const usedItems = new Set(files.map((path) => itemOf(folder, path)));
    const unusedItems = layers[folder]?.flat().filter((item) => !usedItems.has(item));
    expect(unusedItems, "remove these from tools/structure/src/layers.ts").toEqual([]);
  });

  it("imports only from lower layers", () => {
    expect(upwardImports(folder).map((upwardImport) => problemOf(folder, upwardImport))).toEqual(
      [],
    );
  });
});

it.each(["core", "identity", "react", "emulator", "codemod"])(
  "the files of %s have no import cycles",
  (name) => {
    expect(allCycles(`packages/${name}/src`)).toEqual([]);
  },
);

it("files import other packages only through their entry points", () => {
  const folders = ["packages", "tools", "tests", "examples", "bench"];
  const imports = folders.flatMap(filesIn).flatMap((path) => importsOf(path));
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.flatMap((sourceImport) => internalImportProblem(sourceImport) ?? [])).toEqual([]);
});

describe("the check of imports", () => {
  const core = "packages/core/src";
  const problems = (from: string, text: string) =>
    importsOf(from, text).map((sourceImport) =>
      [problemOf(core, sourceImport), internalImportProblem(sourceImport)].find(Boolean),
    );

  it.each([
    [
      "a value from a higher layer",
      `import { call } from "../call/call.js";`,
      /call is above wire/,
    ],
    [
      "a type from a higher layer",
      `import type { Call } from "../call/call.js";`,
      /call is above wire/,
    ],
    ["a type by import()", `let a: import("../call/call.js").Call;`, /call is above wire/],
    ["a re-export", `export * from "../client/bind.js";`, /client is above wire/],
    ["a test helper", `import { a } from "../time/testing/fake-clock.js";`, /for tests/],
    ["a package's sources", `import { a } from "@portico/stores/src/index.js";`, /an entry/],
    ["another package's file", `import { a } from "../../../react/src/index.js";`, /an entry/],
  ])("rejects %s", (_, text, reason) => {
    expect(problems(`${core}/wire/new.ts`, text)).toEqual([expect.stringMatching(reason)]);
  });

  it("rejects an import from a sibling folder", () => {
    const text = `import { a } from "../query/page.js";`;
    expect(problems(`${core}/transport/new.ts`, text)).toEqual([
      expect.stringMatching(/query is beside transport/),
    ]);
  });

  it("accepts imports from lower layers and, in tests, from every layer", () => {
    expect(problems(`${core}/create-client.ts`, `import { call } from "./call/call.js";`)).toEqual([
      undefined,
    ]);
    expect(problems(`${core}/wire/new.test.ts`, `import { a } from "../call/call.js";`)).toEqual([
      undefined,
    ]);
  });
});
