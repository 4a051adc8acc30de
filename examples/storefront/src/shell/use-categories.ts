import { useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useQuery } from "@tanstack/react-query";
import { readStored } from "shop-ui/design/storage";

export const CATEGORIES_KEY = "portico-categories";

function readStoredCategories(): Category[] | undefined {
  try {
    const storedCategories: unknown = JSON.parse(readStored(CATEGORIES_KEY) ?? "null");
    return Array.isArray(storedCategories) ? storedCategories : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the categories without the platform's "All products" category. Starts with the categories
 * from the previous visit, so that a list does not have to wait for its category's id.
 */
export function useCategories() {
  return useQuery({
    ...categoriesQuery(useClient()),
    initialData: readStoredCategories,
    initialDataUpdatedAt: 0,
    select: (categories) => categories.filter(({ managingAppId }) => !managingAppId),
  });
}
