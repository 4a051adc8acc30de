import { type UseFacetsOptions, useFacets } from "@portico/react";

/** Requests the facets before the user opens the filter dialog. */
export function FacetsLoader({ options }: { options: UseFacetsOptions }) {
  useFacets(options);
  return null;
}
