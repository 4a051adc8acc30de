import type { Category } from "@portico/stores/categories";

/** A category and the categories in it. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

const indexOf = ({ parentCategory }: Category) => parentCategory?.index ?? Number.MAX_SAFE_INTEGER;

/**
 * Categories as a tree, each level in the merchant's order. A category whose parent is not among
 * them stands at the top; those that an app keeps, such as "all products", are left out.
 *
 * @param categories - in any order
 * @example
 * ```ts
 * import type { Category } from "@portico/stores/categories";
 *
 * const tops = (categories: Category[]) => categoryTree(categories).map((node) => node.category.name);
 * ```
 */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const own = categories.filter(({ managingAppId }) => !managingAppId);
  const known = new Set(own.map(({ id }) => id));
  const byParent = new Map<string, Category[]>();
  for (const category of own) {
    const parent = category.parentCategory?.id ?? "";
    const place = known.has(parent) && parent !== category.id ? parent : "";
    byParent.set(place, [...(byParent.get(place) ?? []), category]);
  }
  const below = (id: string): CategoryNode[] =>
    (byParent.get(id) ?? [])
      .sort((a, b) => indexOf(a) - indexOf(b))
      .map((category) => ({ category, children: below(category.id) }));
  return below("");
}
