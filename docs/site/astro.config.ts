import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import ecTwoSlash from "expressive-code-twoslash";
import starlightLinksValidator from "starlight-links-validator";
import starlightLlmsTxt from "starlight-llms-txt";
import starlightSidebarTopics from "starlight-sidebar-topics";
import { markdownIndex, readSidebar } from "./build/pages.ts";
import { base } from "./build/versions.ts";
import { codeLabels } from "./src/code-labels.ts";
import { liveExamples } from "./src/live/starlight-plugin.ts";
import { watchPages } from "./src/watch-pages.ts";

const host = "https://portico-sdk.github.io";
const sidebar = readSidebar();
// Without Node's types, examples that use `process` do not compile.
const typesOnHover = ecTwoSlash({ twoslashOptions: { compilerOptions: { types: ["node"] } } });

export default defineConfig({
  site: host,
  base,
  trailingSlash: "always",
  integrations: [
    watchPages,
    starlight({
      title: "Portico",
      description: "A TypeScript SDK for shops and member sites on the Wix platform",
      logo: { src: "./src/assets/logo.svg" },
      favicon: "/favicon.svg",
      social: [{ icon: "github", label: "GitHub", href: "https://github.com/portico-sdk/portico" }],
      customCss: ["@fontsource-variable/figtree/wght.css", "./src/styles/theme.css"],
      components: {
        MarkdownContent: "./src/components/markdown-content.astro",
        SocialIcons: "./src/components/header-links.astro",
      },
      expressiveCode: { plugins: [typesOnHover, codeLabels] },
      // with the default weight, a search for "CORS" ranks titles that contain "core" first
      pagefind: { ranking: { metaWeights: { title: 0.1 } } },
      lastUpdated: false,
      credits: false,
      plugins: [
        liveExamples(),
        starlightSidebarTopics([
          { label: "Guides", link: "/guides/", icon: "open-book", items: sidebar.guides },
          { label: "Recipes", link: "/recipes/", icon: "puzzle", items: sidebar.recipes },
          ...sidebar.reference.map((topic) => ({ ...topic, icon: "document" as const })),
        ]),
        // guides link to local servers, and Astro does not build the demo
        starlightLinksValidator({ errorOnLocalLinks: false, exclude: [`${base}demo/`] }),
        starlightLlmsTxt({
          details: markdownIndex(host),
          exclude: ["reference/**"],
          rawContent: true,
        }),
      ],
    }),
  ],
});
