import { useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";

/** The shop's own categories; the platform's category of everything is the list of the whole shop. */
export function useCategories() {
  return useQuery({
    ...categoriesQuery(useClient()),
    select: (categories) => categories.filter(({ managingAppId }) => !managingAppId),
  });
}
