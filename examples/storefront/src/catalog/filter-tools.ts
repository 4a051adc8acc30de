// Filters of a list. The first view of an unfiltered list does not need these components.
export { FacetsLoader } from "./facets-loader.js";
export { FilterChips, FilterCount } from "./filter-chips.js";
export { FilterSheet } from "./filter-sheet.js";
