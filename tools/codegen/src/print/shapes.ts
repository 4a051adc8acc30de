import { readFileSync } from "node:fs";
import type { Api } from "../api/api.ts";
import { type EntityShape, expandShapes } from "../model/entity-shape.ts";
import { findShapes } from "../model/shapes.ts";
import { capitalized, checkSameFacts, keyText, literalText, moduleText } from "./text.ts";

const types = new URL("../model/entity-shape.ts", import.meta.url);

function shapeText({ always, inner, oneOf }: EntityShape, file: string): string {
  const typeText = (field: string, typeName: string) => {
    const type = typeName.startsWith(`${file}#`) ? typeName.slice(file.length + 1) : typeName;
    return type === capitalized(field) ? "" : type;
  };
  return [
    ...Object.entries(always ?? {}).map(([field, emptyValue]) => {
      if (emptyValue === "") return field;
      return typeof emptyValue === "string"
        ? `${field}=${emptyValue}`
        : `${field}:${JSON.stringify(emptyValue)}`;
    }),
    ...Object.entries(inner ?? {}).map(([field, type]) => `${field}>${typeText(field, type)}`),
    ...(oneOf ?? []).map((fields) => (fields.length === 1 ? `${fields[0]}|` : fields.join("|"))),
  ].join(" ");
}

function tableOf(shapes: Iterable<readonly [string, EntityShape]>) {
  const table: Record<string, Record<string, string>> = {};
  for (const [fullName, shape] of shapes) {
    const [file = "", name = ""] = fullName.split("#");
    table[file] ??= {};
    table[file][name] = shapeText(shape, file);
  }
  return table;
}

/** Writes the table that the emulator uses to complete entities. */
export function writeShapes(api: Api): string {
  const shapes = findShapes(api);
  const table = tableOf(shapes);
  checkSameFacts(expandShapes(table), Object.fromEntries(shapes));
  const files = Object.entries(table).map(([file, fileShapes]) => {
    const rows = Object.entries(fileShapes).map(
      ([name, shape]) => `    ${keyText(name)}: ${literalText(shape)},`,
    );
    return `  ${keyText(file)}: {\n${rows.join("\n")}\n  },`;
  });
  return moduleText([
    readFileSync(types, "utf8").trim(),
    `// biome-ignore format: an entry a line\nexport const shapes: { readonly [name: string]: EntityShape } = /* @__PURE__ */ expandShapes({\n${files.join("\n")}\n});`,
  ]);
}
