import type { Plugin } from "vite";

/**
 * Returns a plugin that runs the "client" chunk before React loads. Otherwise, a new visitor's
 * first request would wait for all of the page's code.
 */
export function clientFirst(): Plugin {
  return {
    name: "client-first",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(
          /(<script type="module".*?<\/script>)(\s*)<link rel="modulepreload" crossorigin (href="\S*\/client-\S+\.js")>/s,
          (_, pageScript, whitespace, clientHref) =>
            `<script type="module" crossorigin ${clientHref.replace("href", "src")}></script>${whitespace}${pageScript}`,
        ),
    },
  };
}
