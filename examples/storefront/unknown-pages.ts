import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The addresses that have a page; src/app.tsx shows it. */
const PAGES = [
  "/(shop|cart|thank-you|register|reset-password)?",
  "/(category|product-page)/[^/]+",
  "/login(/callback)?",
  "/account(/(orders/[^/]+|profile|addresses|privacy|wishlist))?",
].map((path) => new RegExp(`^${path}/?$`));

/**
 * The app answers for every address, which the preview sends with status 200. An address that has no page is not found,
 * for search engines too: the app's own page says so, with status 404.
 */
export function unknownPages(): Plugin {
  return {
    name: "unknown-pages",
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const index = join(root, build.outDir, "index.html");
      // after the middlewares for files and the emulator, before the one that answers with the app
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        // a browser's page load, or whoever takes anything, as search engines do
        const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*");
        const isFile = /\.\w+$/.test(pathname) && !pathname.includes("/product-page/");
        if (!wantsPage || isFile || PAGES.some((page) => page.test(pathname))) return next();
        response.statusCode = 404;
        response.setHeader("content-type", "text/html");
        response.end(readFileSync(index));
      });
    },
  };
}
