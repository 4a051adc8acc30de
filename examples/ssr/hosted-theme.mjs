// Serves the shop's fonts and design tokens to the emulator's hosted pages, such as the checkout.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";

const STYLESHEETS = ["shop-ui/design/fonts.css", "shop-ui/design/tokens.css"];

/** URL path of the style sheet. */
export const THEME_PATH = "/theme/theme.css";

/**
 * Returns a request handler for the style sheet and its fonts. The handler returns false for other
 * paths.
 */
export async function hostedTheme() {
  const files = new Map();
  let theme = "";
  for (const name of STYLESHEETS) {
    const sheet = new URL(import.meta.resolve(name));
    const css = await readFile(sheet, "utf8");
    for (const [, font] of css.matchAll(/url\("(\S+)"\)/g)) {
      const path = createRequire(sheet).resolve(font);
      files.set(`/theme/${basename(path)}`, { type: "font/woff2", body: await readFile(path) });
    }
    theme += css.replace(/url\("\S+\/(\S+)"\)/g, 'url("$1")');
  }
  files.set(THEME_PATH, { type: "text/css", body: theme });
  return ({ url }, response) => {
    const file = files.get(url);
    if (!file) return false;
    // The emulator has a different origin, and browsers load cross-origin fonts only with this
    // header.
    const headers = { "Content-Type": file.type, "Access-Control-Allow-Origin": "*" };
    response.writeHead(200, headers).end(file.body);
    return true;
  };
}
