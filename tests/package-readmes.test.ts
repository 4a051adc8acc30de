// The README of each package, which npm shows, lists the package's entry points.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./docs-snippets/extract.ts";
import { packageNames } from "./packed.js";

/** Entry points that only other packages of this repository and generated code import. */
const INTERNAL_ENTRY_POINTS = ["@portico/core/internal", "@portico/core/runtime"];

describe.each([...packageNames, "codemod"])("packages/%s/README.md", (name) => {
  const packageName = `@portico/${name}`;
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");

  it("lists the entry points in package.json", () => {
    const { exports } = JSON.parse(
      readFileSync(join(root, "packages", name, "package.json"), "utf8"),
    );
    const entries = Object.keys(exports)
      .filter((path) => path !== "./package.json")
      .map((path) => path.replace(".", packageName).replace("*", "<service>"))
      .filter((entry) => !INTERNAL_ENTRY_POINTS.includes(entry));
    const listedEntries = [...readme.matchAll(/^\| `(@portico\/[^`]+)`/gm)].map(
      ([, entry]) => entry,
    );
    expect(listedEntries.toSorted()).toEqual(entries.toSorted());
  });

  it("starts with a sentence and the install command, and has an example", () => {
    const [title, sentence, install] = readme.split("\n\n");
    expect(title).toBe(`# ${packageName}`);
    expect(sentence).toMatch(/^(?:[^.]|\.(?=\S))+\.$/);
    expect(install).toMatch(new RegExp(`^\`\`\`sh\n(?:npm install|npx) [^]*${packageName}`));
    expect(readme).toMatch(/^## Example$/m);
  });
});
