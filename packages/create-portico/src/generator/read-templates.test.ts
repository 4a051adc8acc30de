import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTemplates } from "./read-templates.js";

const { templates, agentRules } = readTemplates();

describe("readTemplates", () => {
  it.each(Object.entries(templates))(
    "reads an app with a client, a test and scripts: %s",
    (_, { files, manifest }) => {
      const paths = Object.keys(files);
      expect(paths.some((path) => /\.test\.tsx?$/.test(path))).toBe(true);
      expect(Object.values(files).join("")).toContain("@portico/identity");
      expect(manifest.scripts).toMatchObject({
        dev: expect.any(String),
        test: expect.stringMatching(/^vitest run/),
      });
      expect(manifest.devDependencies).toMatchObject({
        vitest: expect.stringMatching(/^\^/),
        "@portico/emulator": "",
      });
    },
  );

  it("lists all packages that the files of a template import", () => {
    for (const { files, manifest } of Object.values(templates)) {
      const source = Object.values(files).join("\n");
      const importMatches = [...source.matchAll(/ from "((?:@[\w-]+\/)?[a-z][\w-]*)/g)];
      const listedPackages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      expect(listedPackages).toEqual(expect.arrayContaining(importMatches.map(([, name]) => name)));
    }
  });

  it("uses exactly the third-party packages that `versions/package.json` lists", () => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL("../../versions/package.json", import.meta.url), "utf8"),
    );
    const usedPackages = Object.values(templates).flatMap(({ manifest, emulatorManifest }) =>
      Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...emulatorManifest?.devDependencies,
      }),
    );
    const names = new Set(usedPackages.filter((name) => !name.startsWith("@portico/")));
    expect([...names].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  it("reads the rules for coding agents", () => {
    expect(agentRules).toContain("node_modules/@portico/<package>/AGENTS.md");
  });
});
