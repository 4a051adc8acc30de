import { sitePathRules } from "./generated/site-paths.js";

/**
 * Maps a path on the API host to the path of the same operation on a site's domain. Pass it to `createClient` if
 * `baseUrl` is a site's URL.
 *
 * @param path - path on the API host, with or without query string: "/stores/v3/products/query"
 * @returns the site's path: "/_api/stores-catalog-orchestrator/v3/products/query"
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { sitePath } from "@portico/core/site";
 *
 * const client = createClient({ baseUrl: "https://www.shop.example", rewritePath: sitePath });
 * ```
 */
export function sitePath(path: string): string {
  for (const [prefix, length, replacement] of sitePathRules) {
    if (path.startsWith(prefix) && /^($|[/?])/.test(path.slice(prefix.length))) {
      return replacement + path.slice(length);
    }
  }
  return `/_api${path}`;
}
