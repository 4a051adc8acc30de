import type { AstroIntegration } from "astro";
import { docs, writePages } from "../build/pages.ts";

/** Makes `astro dev` rewrite the pages when a guide changes. */
export const watchPages: AstroIntegration = {
  name: "watch-pages",
  hooks: {
    "astro:server:setup": ({ server: { watcher } }) => {
      watcher.add(docs);
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(docs) || file.startsWith(`${docs}site/`) || !file.endsWith(".md"))
          return;
        try {
          writePages();
        } catch (error) {
          // A file that is being edited may be invalid for a moment.
          console.error(error);
        }
      });
    },
  },
};
