import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import type { Loader } from "astro/loaders";

const loader = docsLoader();

/** Fails if a page cannot be rendered. By default, Astro logs the error and publishes an empty page. */
const strictLoader: Loader = {
  ...loader,
  async load(context) {
    await loader.load(context);
    for (const { id, rendered, deferredRender } of context.store.values()) {
      if (!rendered && !deferredRender) throw new Error(`Cannot render the page ${id}`);
    }
  },
};

export const collections = {
  docs: defineCollection({ loader: strictLoader, schema: docsSchema() }),
};
