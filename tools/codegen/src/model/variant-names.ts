import type { SchemaId } from "../api/api.ts";
import { capitalized } from "./names.ts";

interface Named {
  id: SchemaId;
  /** "stores.products-v3.json#createProduct" */
  operations: ReadonlySet<string>;
}

/**
 * Names for the variants of one schema: after what is done with it ("ProductToCreate"), where that tells it from the
 * others, else after the first operation that takes it ("BrandForBulkUpdateBrands").
 *
 * @param taken - names in use; the new ones are added
 */
export function variantNames(variants: Named[], taken: Set<string>): string[] {
  const mainFirst = variants
    .map((variant, index) => ({ variant, index }))
    .sort((a, b) => mainUse(b.variant) - mainUse(a.variant));
  const names: string[] = [];
  for (const { variant, index } of mainFirst) {
    const { name } = variant.id;
    const operations = [...variant.operations].map((key) => key.split("#")[1] ?? "");
    const [verb, ...others] = [...new Set(operations.map(verbOf))];
    const wanted = [
      ...(verb && !others.length ? [`${name}To${capitalized(verb)}`] : []),
      ...(others.length || operations.length > 2 ? [`${name}ToSend`] : []),
      ...operations.map((operation) => `${name}For${capitalized(operation)}`),
    ];
    const free = wanted.find((candidate) => !taken.has(candidate));
    if (!free) throw new Error(`api/${variant.id.file}: no name is left for a "${name}"`);
    taken.add(free);
    names[index] = free;
  }
  return names;
}

/** "create" of "bulkCreateProducts"; "" where an operation is not named after such a verb. */
function verbOf(operation: string): string {
  const [, verb = ""] =
    /^(?:bulk)?(create|update|upsert|add|set)(?=[A-Z]|$)/i.exec(operation) ?? [];
  return verb.toLowerCase();
}

/** How much a variant is the one that people mean: of the operation called after the schema, then of the most. */
function mainUse({ id, operations }: Named): number {
  const names = [...operations].map((key) => key.split("#")[1] ?? "");
  const plain = id.name.replace(/^(V\d)/, "");
  const isOwn = names.some((name) => name === `${verbOf(name)}${plain}`);
  return (isOwn ? 10_000 : 0) + operations.size;
}
