import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createProject } from "./project.js";

const CODE = `import { products } from "@wix/stores";\r\n\r\nexport const get = products.getProduct;\r\n`;

function projectWith(files: Record<string, string>, options?: { dependencies: boolean }) {
  const project = createProject(options);
  onTestFinished(() => project.remove());
  project.write(files);
  return project;
}

describe("portico-codemod", () => {
  it("prints a diff and changes no file with --dry-run", () => {
    const project = projectWith({ "a.ts": CODE });
    const { stdout, status } = project.run("wix-sdk", ".", "--dry-run");
    expect(stdout).toContain('-import { products } from "@wix/stores";');
    expect(stdout).toContain('+import { products } from "@portico/stores";');
    expect([status, project.read("a.ts")]).toEqual([0, CODE]);
  });

  it("keeps the line breaks of a file, and lists the changed files", () => {
    const project = projectWith({ "src/a.ts": CODE, "src/b.ts": "export {};\n" });
    const { stderr } = project.run("wix-sdk", "src/a.ts", "src");
    expect(project.read("src/a.ts")).toBe(CODE.replace("@wix", "@portico"));
    expect(stderr).toContain(`changed ${join("src", "a.ts")}`);
    expect(stderr).toContain("changed 1 of 2 files, with 0 new TODO comments");
  });

  it("reports files that it cannot parse, and does not change them", () => {
    const brokenCode = `${CODE}export const = ;\n`;
    const project = projectWith({ "a.ts": CODE, "broken.ts": brokenCode });
    const { stderr, status } = project.run("wix-sdk", ".");
    expect(stderr).toContain("not changed broken.ts: line 4: Variable declaration expected.");
    expect(project.read("broken.ts")).toBe(brokenCode);
    expect(project.read("a.ts")).toContain("@portico/stores");
    expect(status).toBe(1);
  });

  it("changes nothing if the types of Wix's packages are not installed", () => {
    const project = projectWith({ "a.ts": CODE }, { dependencies: false });
    const { stderr, status } = project.run("wix-sdk", ".");
    expect(stderr).toContain("Cannot find the types of @wix/stores, which a.ts imports.");
    expect([status, project.read("a.ts")]).toEqual([2, CODE]);
  });

  it.each([
    [["wix-sdk", "missing"], "missing does not exist."],
    [["wix-sdk", "tsconfig.json"], "tsconfig.json is not a JavaScript or TypeScript file."],
    [["velo", "."], 'There is no transform "velo". Known transforms: wix-sdk.'],
    [["wix-sdk"], "missing required argument 'paths'"],
    [["wix-sdk", ".", "--dry"], "unknown option '--dry'"],
  ])("rejects the arguments %j", (args, message) => {
    const { stderr, stdout, status } = projectWith({}).run(...args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect([stdout, status === 0]).toEqual(["", false]);
  });
});

describe("projects.json", () => {
  it("lists only GitHub projects with a commit and with either the MIT license or no license", () => {
    const list: { url: string; commit: string; license: string | null; files: string[] }[] =
      JSON.parse(readFileSync(new URL("projects.json", import.meta.url), "utf8"));
    for (const { url, commit, license } of list) {
      expect(url).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
      expect([null, "MIT"]).toContain(license);
    }
  });
});
