/** Path of the shop on its host, without a slash at the end. Vite's `base` option sets it. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Returns the route of a URL's pathname. */
export const routeOf = (pathname: string) => pathname.slice(base.length) || "/";
