import { fileURLToPath } from "node:url";
import type { ExpressiveCodePlugin } from "@astrojs/starlight/expressive-code";
import type { StarlightPlugin } from "@astrojs/starlight/types";
import type { AstroIntegration } from "astro";
import { type Block, canRun } from "./blocks.ts";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Adds the file name to each block's element, and marks the blocks that can run. */
function markBlocks(): ExpressiveCodePlugin {
  const pages = new Map<string, (Block & { index: number })[]>();
  return {
    name: "live examples",
    hooks: {
      postprocessRenderedBlock({ codeBlock, renderData }) {
        const { code, language, meta, props, parentDocument } = codeBlock;
        if (!/^tsx?$/.test(language)) return;
        const page = parentDocument?.sourceFilePath ?? "";
        // skip the reference, because its examples are not complete programs
        if (page.includes("/content/docs/reference/")) return;
        const index = parentDocument?.positionInDocument?.groupIndex ?? 0;
        const earlierBlocks = (pages.get(page) ?? []).filter((block) => block.index < index);
        const title = props.title ?? `example-${earlierBlocks.length + 1}.${language}`;
        const block = { code, language, meta, title, index };
        pages.set(page, [...earlierBlocks, block]);
        renderData.blockAst.properties.dataFile = title;
        if (canRun(block, earlierBlocks)) renderData.blockAst.properties.dataRun = "";
      },
    },
  };
}

/** A Vite plugin that adapts the packages to the worker. */
const runtimePackages = {
  name: "live examples",
  enforce: "pre" as const,
  resolveId: (source: string) =>
    source === "@portico/sample-images" ? pathOf("runtime/sample-images.ts") : undefined,
  // include the help texts of errors, which production builds omit
  transform: (code: string, id: string) =>
    /\/packages\/[a-z]+\/dist\//.test(id)
      ? code.replaceAll("process.env.NODE_ENV", '"development"')
      : undefined,
};

const integration: AstroIntegration = {
  name: "live examples",
  hooks: {
    "astro:config:setup"({ injectScript, updateConfig }) {
      injectScript("page", `import ${JSON.stringify(pathOf("run-buttons.ts"))};`);
      updateConfig({
        vite: {
          resolve: { dedupe: ["react", "react-dom", "@tanstack/react-query", "zod"] },
          worker: { format: "es", plugins: () => [runtimePackages] },
        },
      });
    },
  },
};

/** Adds Run buttons to the code blocks that can run in a browser. */
export const liveExamples = (): StarlightPlugin => ({
  name: "live examples",
  hooks: {
    "config:setup"({ config, updateConfig, addIntegration }) {
      const userOptions = typeof config.expressiveCode === "object" ? config.expressiveCode : {};
      const plugins = [...(userOptions.plugins ?? []), markBlocks()];
      const customCss = [...(config.customCss ?? []), pathOf("run-buttons.css")];
      updateConfig({ expressiveCode: { ...userOptions, plugins }, customCss });
      addIntegration(integration);
    },
  },
});
