import type { Category } from "@portico/stores/categories";
import { paths } from "../paths";

export interface MenuEntry {
  readonly href: string;
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

export function menuEntries(categories: readonly Category[]): MenuEntry[] {
  const entriesBelow = (parent: string | undefined): MenuEntry[] =>
    categories
      .filter(({ parentCategory }) => (parentCategory?.id || undefined) === parent)
      .map(({ id, name, slug }) => ({
        href: paths.category(slug),
        name: name ?? "",
        entries: id ? entriesBelow(id) : [],
      }));
  return [{ href: paths.shop, name: "Shop all", entries: [] }, ...entriesBelow(undefined)];
}
