import { readFileSync } from "node:fs";
import type { Api } from "../api/api.ts";
import { findShapes } from "../model/shapes.ts";
import { keyText, literal, moduleText } from "./text.ts";

const types = new URL("../model/entity-shape.ts", import.meta.url);

/** Writes the table that the emulator uses to complete entities. */
export function writeShapes(api: Api): string {
  const rows = [...findShapes(api)].map(
    ([name, shape]) => `  ${keyText(name)}: ${literal(shape)},`,
  );
  return moduleText([
    readFileSync(types, "utf8").trim(),
    `// biome-ignore format: an entry a line\nexport const shapes: { readonly [name: string]: EntityShape } = {\n${rows.join("\n")}\n};`,
  ]);
}
