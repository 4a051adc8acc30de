/**
 * Returns method and URL for errors: "GET https://www.wixapis.com/stores/v3/products". The query string is omitted
 * because it may contain secrets.
 */
export const requestLine = ({ method, url }: { method: string; url: string }): string =>
  `${method} ${url.replace(/[?#].*/s, "")}`;
