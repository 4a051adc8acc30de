import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi, operationsOf } from "../api/api.ts";
import { writeFacts } from "./facts.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

it("writeFacts writes types, and one line for each operation", () => {
  const text = writeFacts(api);
  const rows = text.split("\n").filter((line) => /^ {4}\[?"\w+ [A-Z]+ /.test(line));
  expect(rows).toHaveLength(api.services.flatMap(operationsOf).length);
  expect(text).toContain("export interface OperationFacts {");
});
