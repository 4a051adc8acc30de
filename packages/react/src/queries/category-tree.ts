import type { Category } from "@portico/stores/categories";

/** Category with its subcategories. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

const indexOf = ({ parentCategory }: Category) => parentCategory?.index ?? Number.MAX_SAFE_INTEGER;

/**
 * Builds a tree of categories in the merchant's order. Categories without a parent in the list
 * become roots. Categories that an app manages, such as "all products", are omitted.
 *
 * @param categories - Categories in any order.
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
