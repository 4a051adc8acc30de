import type { SchemaId } from "../api/api.ts";
import { capitalize } from "./names.ts";

interface UnnamedVariant {
  id: SchemaId;
  /** Keys such as "stores.products-v3.json#createProduct". */
  operations: ReadonlySet<string>;
}

/**
 * Returns a unique name for each variant of a schema. The names describe the variants' operations,
 * for example "ProductToCreate" and "BrandForBulkUpdateBrands".
 *
 * @param usedNames - names already in use. The function adds the new names
 */
export function variantNames(variants: UnnamedVariant[], usedNames: Set<string>): string[] {
  const sortedVariants = variants
    .map((variant, index) => ({ variant, index }))
    .sort((a, b) => usageRank(b.variant) - usageRank(a.variant));
  const names: string[] = [];
  for (const { variant, index } of sortedVariants) {
    const { name } = variant.id;
    const operations = [...variant.operations].map((key) => key.split("#")[1] ?? "");
    const [verb, ...otherVerbs] = [...new Set(operations.map(verbOf))];
    const candidates = [
      ...(verb && !otherVerbs.length ? [`${name}To${capitalize(verb)}`] : []),
      ...(otherVerbs.length || operations.length > 2 ? [`${name}ToSend`] : []),
      ...operations.map((operation) => `${name}For${capitalize(operation)}`),
    ];
    const unusedName = candidates.find((candidate) => !usedNames.has(candidate));
    if (!unusedName) throw new Error(`api/${variant.id.file}: found no free name for a "${name}"`);
    usedNames.add(unusedName);
    names[index] = unusedName;
  }
  return names;
}

/** Returns "create" for "bulkCreateProducts", and "" for operations without such a verb. */
function verbOf(operation: string): string {
  const [, verb = ""] =
    /^(?:bulk)?(create|update|upsert|add|set)(?=[A-Z]|$)/i.exec(operation) ?? [];
  return verb.toLowerCase();
}

/**
 * Returns the priority of a variant when names are assigned. An operation named after the schema
 * outweighs any number of other operations.
 */
function usageRank({ id, operations }: UnnamedVariant): number {
  const names = [...operations].map((key) => key.split("#")[1] ?? "");
  const nameWithoutVersion = id.name.replace(/^(V\d)/, "");
  const isNamedAfterSchema = names.some((name) => name === `${verbOf(name)}${nameWithoutVersion}`);
  return (isNamedAfterSchema ? 10_000 : 0) + operations.size;
}
