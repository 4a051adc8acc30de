import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const STYLESHEETS = ["shop-ui/design/fonts.css", "shop-ui/design/tokens.css"].map((name) =>
  fileURLToPath(import.meta.resolve(name)),
);

/**
 * Returns a plugin that adds the fonts and design tokens to the build as `theme.css`, for the
 * emulator's hosted pages.
 */
export function hostedTheme(): Plugin {
  return {
    name: "hosted-theme",
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter(({ type }) => type === "asset");
      const texts = await Promise.all(STYLESHEETS.map((path) => readFile(path, "utf8")));
      const css = texts.join("\n");
      const source = css.replace(/url\("(\S+)"\)/g, (_url, path: string) => {
        const file = assets.find(
          (asset) =>
            "originalFileNames" in asset &&
            asset.originalFileNames.some((name) => name.endsWith(path)),
        );
        if (!file) return this.error(`${path} is not in the bundle`);
        return `url("${file.fileName}")`;
      });
      this.emitFile({ type: "asset", fileName: "theme.css", source });
    },
  };
}
