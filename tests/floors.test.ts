import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// A folder is a floor: it imports only from the floors below it, types included

/**
 * The floors of each folder, the lowest first. Rooms of one floor do not import each other. A room is a folder, a file by
 * its name, or "." for the files of the folder that have no room of their own; what has no room here fails.
 */
const houses: Record<string, string[][]> = {
  "packages/core/src": [
    ["time", "errors", "schema-parts", "media"],
    ["generated", "wire", "forms"],
    ["events"],
    ["client"],
    ["tokens", "transport", "query"],
    ["call"],
    ["create-client.ts"],
    [
      "index.ts",
      "media.ts",
      "internal.ts",
      "runtime.ts",
      "types.ts",
      "schemas.ts",
      "forms.ts",
      "remedies.ts",
      "site.ts",
      "testing.ts",
    ],
    ["all.ts"],
  ],
  "packages/core/src/tokens": [["model"], ["tabs"], ["store"], ["session"]],
  "packages/identity/src": [
    ["generated", "forms.ts"],
    ["oauth"],
    ["redirect"],
    ["frame"],
    ["login"],
    ["oauth-strategy.ts", "api-key-strategy.ts", "app", "page"],
    ["fleet", "server", "server-session-strategy.ts"],
    ["adapters"],
    ["index.ts"],
  ],
  "packages/emulator/src": [
    ["kernel"],
    ["media", "options", "resource"],
    ["services", "server"],
    ["seeds"],
    ["emulator-of.ts"],
    ["emulator.ts"],
    ["index.ts", "client.ts", "vitest.ts", "msw.ts", "vite.ts"],
    ["cli"],
    ["cli.ts"],
  ],
  "packages/react/src": [
    ["generated"],
    ["queries"],
    ["elements"],
    ["provider"],
    ["session", "cart", "product"],
    ["checkout"],
    ["analytics", "devtools", "test-kit"],
    [
      "index.ts",
      "analytics.ts",
      "devtools.ts",
      "fixtures.ts",
      "format.ts",
      "members.ts",
      "offline.ts",
      "queries.ts",
      "rich-content.ts",
      "suspense.ts",
      "v1.ts",
    ],
  ],
  "examples/merchant/src": [
    ["stop.ts"],
    ["files", "shop"],
    ["import", "prices", "export", "refund"],
    ["program.ts"],
    ["main.ts"],
  ],
  "tools/codegen/src": [
    ["format.ts"],
    ["api"],
    ["model"],
    ["print"],
    ["generate.ts"],
    ["main.ts"],
    ["words"],
    ["count-sentences.ts"],
  ],
  "tools/shop/src": [["glue.ts"], ["count-glue.ts"]],
};

const root = fileURLToPath(new URL("..", import.meta.url));
const slashes = (path: string) => path.split(sep).join("/");

/** What serves tests only: it sees every floor, and only tests and an entry for tests see it. */
const isTesting = (path: string) => /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path);

interface Import {
  from: string;
  specifier: string;
  /** The file it leads to, when it is a relative path. */
  to: string | undefined;
}

/** Folders that are no sources: installed, built, or a tool's own. They are not even looked into, as they are large. */
const isForeign = (name: string) => /^(node_modules|dist|\..+)$/.test(name);

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isForeign(entry.name) ? [] : filesUnder(path);
    return entry.isFile() && /(?<!\.d)\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(path: string, text = readFileSync(join(root, path), "utf8")): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    specifier: fileName,
    to: fileName.startsWith(".") ? sourceOf(join(root, dirname(path), fileName)) : undefined,
  }));
}

/** The source that a specifier names: `./a.js` is written in `a.ts` or `a.tsx`. */
function sourceOf(path: string): string {
  const stem = path.replace(/\.js$/, "");
  const found = [path, `${stem}.ts`, `${stem}.tsx`].find(existsSync);
  return slashes(relative(root, found ?? path));
}

function roomOf(house: string, path: string): string | undefined {
  const [first = "", ...rest] = path.slice(house.length + 1).split("/");
  const rooms = (houses[house] as string[][]).flat();
  return [first, ...(rest.length === 0 ? ["."] : [])].find((room) => rooms.includes(room));
}

const isIn = (house: string, path: string) => path.startsWith(`${house}/`);

/** Why an import may not be, if it may not. */
function upward(house: string, { from, specifier, to }: Import): string | undefined {
  if (to === undefined || !isIn(house, to) || isTesting(from)) return;
  const says = (why: string) => `${from} imports ${specifier}: ${why}`;
  if (isTesting(to)) return says("what is in testing/ is for tests");
  const floors = houses[house] as string[][];
  const [own, other] = [roomOf(house, from), roomOf(house, to)];
  if (own === undefined || other === undefined || own === other) return;
  const floor = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  if (floor(other) > floor(own)) return says(`${other} is above ${own}`);
  if (floor(other) === floor(own)) return says(`${other} is beside ${own}`);
  return;
}

const packageOf = (path: string) =>
  /^(packages|tools|examples)\/[^/]+|^[^/]+/.exec(path)?.[0] as string;

/** Why an import reaches into another package, if it does. */
function deep({ from, specifier, to }: Import): string | undefined {
  const inside = /^@portico\/[^/]+\/(src|dist)(\/|$)/.test(specifier);
  const across = to?.startsWith("packages/") && packageOf(to) !== packageOf(from);
  return inside || across ? `${from} imports ${specifier}: go through an entry` : undefined;
}

describe.each(Object.keys(houses))("%s", (house) => {
  const files = filesUnder(house);

  it("has a floor for every file", () => {
    const homeless = files.filter((path) => !isTesting(path) && !roomOf(house, path));
    expect(homeless, "place these in the table of this test").toEqual([]);
    const lived = new Set(files.map((path) => roomOf(house, path)));
    const empty = (houses[house] as string[][]).flat().filter((room) => !lived.has(room));
    expect(empty, "nothing lives in these rooms").toEqual([]);
  });

  it("imports from the floors below only", () => {
    const imports = files.flatMap((path) => importsOf(path));
    expect(imports.flatMap((one) => upward(house, one) ?? [])).toEqual([]);
  });
});

it("reaches no package by a path inside it", () => {
  const folders = ["packages", "tools", "tests", "examples", "bench"];
  const imports = folders.flatMap(filesUnder).flatMap((path) => importsOf(path));
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.flatMap((one) => deep(one) ?? [])).toEqual([]);
});

describe("what is refused", () => {
  const core = "packages/core/src";
  const refused = (from: string, text: string) =>
    importsOf(from, text).map((one) => [upward(core, one), deep(one)].find(Boolean));

  it.each([
    ["a value from above", `import { call } from "../call/call.js";`, /call is above wire/],
    ["a type from above", `import type { Call } from "../call/call.js";`, /call is above wire/],
    ["a type by import()", `let a: import("../call/call.js").Call;`, /call is above wire/],
    ["something passed on", `export * from "../client/bind.js";`, /client is above wire/],
    ["a test's helper", `import { a } from "../time/testing/fake-clock.js";`, /for tests/],
    ["a package's sources", `import { a } from "@portico/stores/src/index.js";`, /an entry/],
    ["another package's file", `import { a } from "../../../react/src/index.js";`, /an entry/],
  ])("%s", (_, text, why) => {
    expect(refused(`${core}/wire/new.ts`, text)).toEqual([expect.stringMatching(why)]);
  });

  it("a sibling", () => {
    const text = `import { a } from "../query/page.js";`;
    expect(refused(`${core}/transport/new.ts`, text)).toEqual([
      expect.stringMatching(/query is beside transport/),
    ]);
  });

  it("but not what is below, nor anything that a test wants", () => {
    const text = `import { a } from "../call/call.js";`;
    expect(refused(`${core}/create-client.ts`, `import { a } from "./call/call.js";`)).toEqual([
      undefined,
    ]);
    expect(refused(`${core}/wire/new.test.ts`, text)).toEqual([undefined]);
  });
});
