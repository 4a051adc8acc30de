/**
 * Returns a link's `aria-current` value. "true" marks a link whose submenu contains the current
 * page.
 */
export const ariaCurrent = (isPage: boolean, containsPage: boolean) =>
  isPage ? "page" : containsPage ? "true" : undefined;
