import { useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readStored, store } from "shop-ui/design/storage";

const CATEGORIES_KEY = "portico-categories";

function readStoredCategories(): Category[] | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(CATEGORIES_KEY) ?? "null");
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeCategories(categories: readonly Category[]) {
  const stored = categories.map(
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
  store(CATEGORIES_KEY, JSON.stringify(stored));
}

/**
 * Omits the platform's category "All products". Starts with the categories of the previous visit,
 * so that a list does not wait for the id of its category.
 */
export function useCategories() {
  return useQuery({
    ...categoriesQuery(useClient()),
    initialData: readStoredCategories,
    initialDataUpdatedAt: 0,
    select: (categories) => categories.filter(({ managingAppId }) => !managingAppId),
  });
}

export function useCategoryStorage(): void {
  const { data, dataUpdatedAt } = useCategories();
  useEffect(() => {
    if (data && dataUpdatedAt > 0) storeCategories(data);
  }, [data, dataUpdatedAt]);
}
