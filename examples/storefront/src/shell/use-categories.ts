import { useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

const KEPT = "portico-categories";

/** Those of the visit before, as far as a list needs them. */
function readKept(): Category[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
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
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // The next visit waits for them again.
  }
}

/**
 * The shop's own categories; the platform's category of everything is the list of the whole shop. Those of the visit
 * before are there at once, with a `dataUpdatedAt` of 0, while they are asked for anew: a category's list need not wait
 * to learn the category's id.
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
