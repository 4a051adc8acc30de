/** Returns the `aria-current` of a link: "page" for the current page, "true" for a link that contains it. */
export const current = (isPage: boolean, containsPage: boolean) =>
  isPage ? "page" : containsPage ? "true" : undefined;
