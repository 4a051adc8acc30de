import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { generate } from "./generate.ts";

const toysFolder = fileURLToPath(new URL("../fixtures/toys", import.meta.url));
const copiedFolders: string[] = [];

/** Copies the fixture and replaces the first match, or all matches of a global regex, in a file. */
function copyWithChange(file: string, from: string | RegExp, to: string): string {
  const copiedFolder = mkdtempSync(join(tmpdir(), "portico-api-"));
  copiedFolders.push(copiedFolder);
  cpSync(toysFolder, copiedFolder, { recursive: true });
  const text = readFileSync(join(copiedFolder, file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(copiedFolder, file), text.replace(from, to));
  return copiedFolder;
}

afterEach(() => {
  for (const copiedFolder of copiedFolders.splice(0)) rmSync(copiedFolder, { recursive: true });
});

describe("generate", () => {
  it.each([...generate(toysFolder)])("writes %s", (_, text) => {
    expect(text).toMatchSnapshot();
  });

  it("returns the same files in every run", () => {
    expect([...generate(toysFolder)]).toEqual([...generate(toysFolder)]);
  });

  it("reports the document and path of an error", () => {
    const folderWithTypo = copyWithChange("stores.toys.json", '"x-returns"', '"x-return"');
    expect(() => generate(folderWithTypo)).toThrow(/api\/stores\.toys\.json.*x-return/s);
    const folderWithWrongFormat = copyWithChange(
      "common.json",
      '"x-decimal"',
      '"format": "decmal", "x-decimal"',
    );
    expect(() => generate(folderWithWrongFormat)).toThrow(/api\/common\.json.*amount\.format/s);
  });

  it.each([
    ["unknown field", '"toy.revision"', '"toy.revison"', 'has "toy.revison", which is no field'],
    [
      "unknown required argument",
      '["id", "toy", "toy.revision"]',
      '["id", "toi", "toy.revision"]',
      'has "toi", which is no field or argument',
    ],
    ["unknown x-returns field", '"x-returns": "toy"', '"x-returns": "toi"', 'x-returns is "toi"'],
    [
      "unnamed argument",
      '"names": ["id", "toy", "options"]',
      '"names": ["id", "toy"]',
      "argument 2.fields has no name",
    ],
  ])("rejects an %s", (_, from, to, message) => {
    const folder = copyWithChange("stores.toys.json", from, to);
    expect(() => generate(folder)).toThrow(/^api\/stores\.toys\.json: \w+: /);
    expect(() => generate(folder)).toThrow(message);
  });

  it("rejects two operations with the same name", () => {
    const folder = copyWithChange(
      "stores.toys.json",
      '"operationId": "queryToys"',
      '"operationId": "updateToy"',
    );
    expect(() => generate(folder)).toThrow(
      "api/stores.toys.json: updateToy: another operation has the same operationId",
    );
  });

  it("renames the type of an event if a schema has the same name", () => {
    const folder = copyWithChange("stores.toys.json", /ToyField/g, "ToyUpdatedEvent");
    const text = generate(folder).get("packages/stores/src/generated/toys.ts") ?? "";
    expect(text).toContain("export interface ToyUpdatedEnvelope {");
    expect(text).not.toContain("interface ToyUpdatedEvent {");
  });

  it("rejects two plugin handlers with the same name", () => {
    const folder = copyWithChange("plugins/ecom.toy-loans.json", '"returnToy"', '"lendToy"');
    expect(() => generate(folder)).toThrow(
      "api/plugins/ecom.toy-loans.json: lendToy: another handler has the same operationId",
    );
  });

  it("rejects a dangling reference", () => {
    const folder = copyWithChange("stores.toys.json", "schemas/ToyField", "schemas/ToyFeild");
    expect(() => generate(folder)).toThrow('api/stores.toys.json: there is no schema "ToyFeild"');
  });

  it("rejects an error code without help text", () => {
    const folderWithoutHelpText = copyWithChange(
      "stores.toys.json",
      '"TOY_NOT_FOUND"',
      '"TOY_NOT_FOUND", "TOY_LOST"',
    );
    expect(() => generate(folderWithoutHelpText)).toThrow(
      'api/error-codes.json has no remedy for "TOY_LOST" of updateToy in api/stores.toys.json',
    );
  });

  it("rejects help text for an error code that no operation has", () => {
    const folderWithUnusedHelpText = copyWithChange("stores.toys.json", '["TOY_NOT_FOUND"]', "[]");
    expect(() => generate(folderWithUnusedHelpText)).toThrow(
      'a remedy for "TOY_NOT_FOUND", which no operation has',
    );
  });

  it("rejects an argument for an unknown request field", () => {
    const folder = copyWithChange(
      "stores.toys.json",
      '"fields": "2.fields"',
      '"feilds": "2.fields"',
    );
    expect(() => generate(folder)).toThrow(
      'api/stores.toys.json: updateToy: the request has no field "feilds"',
    );
  });
});
