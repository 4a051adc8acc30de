import { paths as shared } from "shop-ui/paths";

export const paths = {
  ...shared,
  /** A path that redirects to the platform's login page. After the login, `page` opens. */
  loginFor: (page: string) => `/auth/login?${new URLSearchParams({ returnTo: page })}`,
  logout: "/auth/logout",
  /** No page has this path, so rewriting malformed URLs to it shows the 404 page. */
  malformed: "/malformed-address",
};

export function isWellFormed(path: string): boolean {
  try {
    // Use the result. Otherwise, bundlers may remove the call, which they treat as pure.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Search parameters as Next.js passes them to pages. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export async function toSearchParams(search: SearchParams): Promise<URLSearchParams> {
  const entries = Object.entries(await search).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
  return new URLSearchParams(entries);
}
