import { type MenuEntry, menuEntries } from "shop-ui/shell/menu-entries";
import { useCategories } from "./use-categories.js";

/** Returns an empty menu until all categories are loaded, so that no entry moves. */
export function useMenu(): MenuEntry[] {
  const { data = [], isPending } = useCategories();
  return isPending ? [] : menuEntries(data);
}
