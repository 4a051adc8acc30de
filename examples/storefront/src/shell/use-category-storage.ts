import type { Category } from "@portico/stores/categories";
import { useEffect } from "react";
import { store } from "shop-ui/design/storage";
import { CATEGORIES_KEY, useCategories } from "./use-categories.js";

function storeCategories(categories: readonly Category[]) {
  const storedCategories = categories.map(
    ({ id, revision, slug, name, description, itemCounter, parentCategory }): Category => ({
      id,
      revision,
      slug,
      name,
      description,
      itemCounter,
      ...(parentCategory ? { parentCategory } : {}),
    }),
  );
  store(CATEGORIES_KEY, JSON.stringify(storedCategories));
}

/** Stores the categories for the next visit. */
export function useCategoryStorage(): void {
  const { data, dataUpdatedAt } = useCategories();
  useEffect(() => {
    if (data && dataUpdatedAt > 0) storeCategories(data);
  }, [data, dataUpdatedAt]);
}
