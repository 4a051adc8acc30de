import type { NextConfig } from "next";

/** These pages are the same for all visitors, so shared caches may store them. */
const CATALOG_PATHS = ["/", "/shop", "/category/:slug", "/product-page/:slug"];

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` already checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  // src/proxy.ts replaces this with "private, no-store" if it sets a cookie. Failed responses also
  // have this header, so the time is short.
  headers: async () =>
    CATALOG_PATHS.map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: "public, s-maxage=30, stale-while-revalidate=300" }],
    })),
};

export default config;
