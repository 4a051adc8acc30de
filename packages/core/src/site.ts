import { sitePathRules } from "./generated/site-paths.js";

/**
 * Maps a path on the API host to the path of the same operation on a site's domain. If `baseUrl` is
 * a site's URL, pass this function to `createClient` as `rewritePath`.
 *
 * @param path - path on the API host, such as "/stores/v3/products/query", with or without a
 *   query string
 * @returns path on the site, such as "/_api/stores-catalog-orchestrator/v3/products/query"
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
