import { paths as shared } from "shop-ui/paths";

/** URLs of the pages. */
export const paths = {
  ...shared,
  /** URL of the platform's login page, which redirects back to a page of the shop. */
  loginFor: (page: string) => `/auth/login?${new URLSearchParams({ returnTo: page })}`,
  logout: "/auth/logout",
  /** Has no page. */
  malformed: "/malformed-address",
};

/** Whether a path's percent encoding can be decoded. */
export function isWellFormed(path: string): boolean {
  try {
    // bundlers drop a call whose result is not used
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** What Next tells of an address. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The same as the web has it. */
export async function paramsOf(search: SearchParams): Promise<URLSearchParams> {
  const entries = Object.entries(await search).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
  return new URLSearchParams(entries);
}
