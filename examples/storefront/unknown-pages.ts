import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Paths that have a page in src/app.tsx or src/pages.tsx. */
const PAGE_PATTERNS = [
  "/(shop|cart|thank-you|register|reset-password)?",
  "/(category|product-page)/[^/]+",
  "/login(/callback)?",
  "/account(/(orders/[^/]+|profile|addresses|privacy|wishlist))?",
].map((path) => new RegExp(`^${path}/?$`));

function isWellFormed(path: string): boolean {
  try {
    // Use the result. Otherwise, bundlers may remove the call, which they treat as pure.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Returns a plugin that responds to unknown paths with 404. Vite's preview responds with 200. */
export function unknownPages(): Plugin {
  return {
    name: "unknown-pages",
    configurePreviewServer(server) {
      const { base, root, build } = server.config;
      const index = join(root, build.outDir, "index.html");
      // This middleware runs after the file and emulator middleware, but before Vite's middleware that
      // serves index.html for all other paths.
      server.middlewares.use((request, response, next) => {
        const [path = "/"] = (request.url ?? "/").replace(base, "/").split(/[?#]/);
        // Search engines accept any content type, so treat `*/*` as a request for a page.
        const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*");
        const isFile = /\.\w+$/.test(path) && !path.includes("/product-page/");
        const isPage = isWellFormed(path) && PAGE_PATTERNS.some((page) => page.test(path));
        if (!wantsPage || isFile || isPage) return next();
        response.statusCode = 404;
        response.setHeader("content-type", "text/html");
        response.end(readFileSync(index));
      });
    },
  };
}
