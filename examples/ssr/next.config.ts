import type { NextConfig } from "next";

/** Pages that show the same to everybody: whatever stands before this server may keep them. */
const CATALOG = ["/", "/shop", "/category/:slug", "/product-page/:slug"];

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` reads the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  // An answer that sets a cookie says "private, no-store" instead: src/proxy.ts comes after this. One that failed says
  // the same as the others, so the time is short.
  headers: async () =>
    CATALOG.map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: "public, s-maxage=30, stale-while-revalidate=300" }],
    })),
};

export default config;
