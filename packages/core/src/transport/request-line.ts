/** "GET https://www.wixapis.com/stores/v3/products", for errors. Query strings are left out: they may hold secrets. */
export const requestLine = ({ method, url }: { method: string; url: string }): string =>
  `${method} ${url.replace(/[?#].*/s, "")}`;
