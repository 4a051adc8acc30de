import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import { writeWireCalls } from "./wire-calls.ts";

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = loadApi(absolutePath("../../fixtures/toys"));

it("writeWireCalls writes only the given operations, without query builders", () => {
  const files = writeWireCalls(api, { "stores.toys": ["queryToys", "updateToy"] });
  expect([...files.keys()]).toEqual(["toys"]);
  const text = files.get("toys");
  expect(text).toContain('import type * as service from "@portico/stores/toys";');
  expect(text).toContain("export const queryToys: Sent<typeof service.queryToys> =");
  expect(text).toContain("export const updateToy: typeof service.updateToy =");
  expect(text?.match(/export const/g)).toHaveLength(2);
  expect(text).not.toMatch(/queryOperation|searchOperation/);
});

it("writeWireCalls writes a shared conversion only once", () => {
  const files = writeWireCalls(loadApi(absolutePath("../../../../api")));
  const filesWithCodec = [...files].filter(([, text]) =>
    text.includes("richContentCodec: CodecTable"),
  );
  expect(filesWithCodec.map(([name]) => name)).toEqual(["codecs"]);
  for (const name of ["categories", "products-v3"])
    expect(files.get(name)).toMatch(/import \{.*\brichContentCodec\b.*\} from "\.\/codecs\.js"/);
});

it("writeWireCalls rejects an unknown operation", () => {
  expect(() => writeWireCalls(api, { "stores.toys": ["queryTois"] })).toThrow(
    'api/stores.toys.json: there is no operation "queryTois"',
  );
});
