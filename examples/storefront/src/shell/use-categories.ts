import { useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readStored, store } from "shop-ui/design/storage";

const KEPT = "portico-categories";

/** Returns the categories of the previous visit. */
function readKept(): Category[] | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "null");
    return Array.isArray(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(categories: readonly Category[]) {
  const kept = categories.map(
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
  store(KEPT, JSON.stringify(kept));
}

/**
 * Returns the shop's own categories, without the platform's category "All products". Shows those of the previous visit
 * until the request completes, so that a list does not wait for the id of its category.
 */
export function useCategories() {
  return useQuery({
    ...categoriesQuery(useClient()),
    initialData: readKept,
    initialDataUpdatedAt: 0,
    select: (categories) => categories.filter(({ managingAppId }) => !managingAppId),
  });
}

/** Keeps the categories for the next visit. */
export function useKeptCategories(): void {
  const { data, dataUpdatedAt } = useCategories();
  useEffect(() => {
    if (data && dataUpdatedAt > 0) keep(data);
  }, [data, dataUpdatedAt]);
}
