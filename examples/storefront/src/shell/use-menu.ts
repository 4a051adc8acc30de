import { type MenuEntry, menuEntries } from "shop-ui/shell/menu-entries";
import { useCategories } from "./use-categories.js";

/** Returns an empty menu until the categories are available, to avoid a layout shift. */
export function useMenu(): MenuEntry[] {
  const { data = [], isPending } = useCategories();
  return isPending ? [] : menuEntries(data);
}
