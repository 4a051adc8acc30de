/** The `aria-current` of a link: the page itself, or one that it belongs to. */
export const current = (isPage: boolean, holdsPage: boolean) =>
  isPage ? "page" : holdsPage ? "true" : undefined;
