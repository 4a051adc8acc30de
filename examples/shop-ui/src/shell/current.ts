/** Returns the `aria-current` of a link. "true" marks a link whose submenu has the current page. */
export const current = (isPage: boolean, containsPage: boolean) =>
  isPage ? "page" : containsPage ? "true" : undefined;
