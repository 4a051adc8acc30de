import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Case } from "./cases.js";
import { fieldCases } from "./field-cases.js";
import { importCases } from "./import-cases.js";
import { moduleCases } from "./module-cases.js";
import { createProject, type TestProject } from "./project.js";
import { typeCases } from "./type-cases.js";
import { typeErrors } from "./type-errors.js";
import { valueCases } from "./value-cases.js";

const cases = [...importCases, ...fieldCases, ...valueCases, ...typeCases, ...moduleCases];
const extensionOf = ({ extension = "ts" }: Case) => extension;
const files = new Map(
  cases.map((testCase, index) => [testCase, `src/case-${index}.${extensionOf(testCase)}`]),
);
const pathOf = (testCase: Case) => files.get(testCase) as string;

let project: TestProject;
let errorsBefore: string[];
beforeAll(() => {
  project = createProject();
  project.write(Object.fromEntries(cases.map((testCase) => [pathOf(testCase), testCase.before])));
  errorsBefore = errorsIn(project.folder);
});
beforeAll(() => {
  expect(project.run("wix-sdk", "src")).toMatchObject({ status: 0, stdout: "" });
});
afterAll(() => project.remove());

/** Returns the type errors in `.ts` files, except in files with TODO comments. */
const errorsIn = (folder: string) =>
  [...typeErrors(folder)].flatMap(([path, { text, errors }]) =>
    path.endsWith(".ts") && !text.includes("TODO(portico)")
      ? errors.map((error) => error.text)
      : [],
  );

describe("the wix-sdk transform", { shuffle: false }, () => {
  it("is tested with code that compiles with the published types of Wix's SDK", () => {
    expect(errorsBefore).toEqual([]);
  });

  it.each(cases.map((testCase) => [testCase.title, testCase] as const))("%s", (_, testCase) => {
    expect(project.read(pathOf(testCase))).toBe(testCase.after);
  });

  it("produces code that compiles, except in files with TODO comments", () => {
    expect(errorsIn(project.folder)).toEqual([]);
  });

  it("changes nothing in a second run", () => {
    const { status, stdout, stderr } = project.run("wix-sdk", "src", "--dry-run");
    expect(stdout).toBe("");
    expect(stderr).toContain(`would change 0 of ${cases.length} files, with 0 new TODO comments`);
    expect(status).toBe(0);
  });
});
