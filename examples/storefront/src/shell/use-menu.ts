import { paths } from "../paths.js";
import { useCategories } from "./use-categories.js";

/** A category, and those inside it. */
export interface Entry {
  href: string;
  name: string;
  parts: readonly Entry[];
}

/** The shop's menu: everything, then its categories. */
export function useMenu(): Entry[] {
  const { data: categories = [], isPending } = useCategories();
  const inside = (parent: string | undefined): Entry[] =>
    categories
      .filter(({ parentCategory }) => (parentCategory?.id || undefined) === parent)
      .map(({ id, name, slug }) => ({
        href: paths.category(slug ?? ""),
        name: name ?? "",
        parts: id ? inside(id) : [],
      }));
  // All at once, so that nothing moves.
  if (isPending) return [];
  return [{ href: paths.shop, name: "Shop all", parts: [] }, ...inside(undefined)];
}
