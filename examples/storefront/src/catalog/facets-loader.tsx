import { type UseFacetsOptions, useFacets } from "@portico/react";

/** Requests the facets before the filter dialog opens. */
export function FacetsLoader({ options }: { options: UseFacetsOptions }) {
  useFacets(options);
  return null;
}
