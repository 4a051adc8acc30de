import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The paths that have a page; src/app.tsx shows it. */
const PAGES = [
  "/(shop|cart|thank-you|register|reset-password)?",
  "/(category|product-page)/[^/]+",
  "/login(/callback)?",
  "/account(/(orders/[^/]+|profile|addresses|privacy|wishlist))?",
].map((path) => new RegExp(`^${path}/?$`));

/** Whether a path's percent encoding can be read. */
function isWellFormed(path: string): boolean {
  try {
    // bundlers drop a call whose result is not used
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Sends the app's "not found" page with status 404 for paths without a page, which the preview sends with status 200. */
export function unknownPages(): Plugin {
  return {
    name: "unknown-pages",
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const index = join(root, build.outDir, "index.html");
      // after the middlewares for files and the emulator, before the one that sends the app
      server.middlewares.use((request, response, next) => {
        const [path = "/"] = (request.url ?? "/").split(/[?#]/);
        // browsers, and search engines, which accept anything
        const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*");
        const isFile = /\.\w+$/.test(path) && !path.includes("/product-page/");
        const isPage = isWellFormed(path) && PAGES.some((page) => page.test(path));
        if (!wantsPage || isFile || isPage) return next();
        response.statusCode = 404;
        response.setHeader("content-type", "text/html");
        response.end(readFileSync(index));
      });
    },
  };
}
