import { readFileSync } from "node:fs";
import type { Api } from "../api/api.ts";
import { findFacts } from "../model/facts.ts";
import { keyText, literal, moduleText } from "./text.ts";

const types = new URL("../model/operation-facts.ts", import.meta.url);

/** Writes the tables that the emulator uses to handle operations. */
export function writeFacts(api: Api): string {
  const { operations, entities } = findFacts(api);
  const rows = operations.map((operation) => `  ${literal(operation)},`);
  const named = [...entities].map(([type, facts]) => `  ${keyText(type)}: ${literal(facts)},`);
  const oneLine = "// biome-ignore format: an entry a line\n";
  return moduleText([
    readFileSync(types, "utf8").trim(),
    `${oneLine}export const entities: { readonly [type: string]: EntityFacts } = {\n${named.join("\n")}\n};`,
    `${oneLine}export const operations: readonly OperationFacts[] = [\n${rows.join("\n")}\n];`,
  ]);
}
