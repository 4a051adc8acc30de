import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Bundles an app and the built packages into one file. */
async function bundleApp(nodeEnv: string, imports: string, renderedComponent: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createClient } from "@portico/core";
        import { PorticoProvider } from "@portico/react";
        import { createElement } from "react";
        ${imports}
        const client = createClient();
        globalThis.app = createElement(PorticoProvider, { client }, ${renderedComponent});`,
      resolveDir: import.meta.dirname,
      loader: "js",
    },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    define: { "process.env.NODE_ENV": JSON.stringify(nodeEnv) },
    external: ["react", "react/jsx-runtime", "@tanstack/react-query"],
    // the workspace's path mappings would resolve to source files, but an app must use the built
    // packages
    tsconfigRaw: "{}",
  });
  const code = outputFiles[0]?.text ?? "";
  return { code, gzip: gzipSync(code, { level: 9 }).length };
}

const APPS = [
  [
    "the component",
    'import { PorticoDevtools } from "@portico/react/devtools";',
    "createElement(PorticoDevtools)",
  ],
  [
    "the plugin of TanStack Devtools",
    'import { porticoDevtools } from "@portico/react/devtools";',
    "porticoDevtools(client).render()",
  ],
] as const;

it.each(APPS)(
  "production bundles contain no devtools: %s",
  async (_, imports, renderedComponent) => {
    const [withoutDevtools, production, development] = await Promise.all([
      bundleApp("production", "", "null"),
      bundleApp("production", imports, renderedComponent),
      bundleApp("development", imports, renderedComponent),
    ]);
    expect(development.code).toContain("portico-devtools");
    expect(development.code).toContain("Reset clock");
    expect(production.code).not.toMatch(/portico-devtools|Reset clock|_portico/);
    expect(production.gzip - withoutDevtools.gzip, "bytes of gzip").toBeLessThanOrEqual(100);
  },
);

it.each([
  ["development", "function"],
  // In production, the panel is an empty React fragment.
  ["production", "symbol"],
])(
  "without a global `process`, the panel renders only in development: %s",
  async (nodeEnv, type) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
        import { porticoDevtools } from "@portico/react/devtools";
        globalThis.type = typeof porticoDevtools().render(null, "dark").type;`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      platform: "browser",
      define: { "process.env.NODE_ENV": JSON.stringify(nodeEnv) },
      tsconfigRaw: "{}",
    });
    const context: { type?: string; [name: string]: unknown } = { TextDecoder, TextEncoder };
    runInNewContext(outputFiles[0]?.text ?? "", context);
    expect(context.type).toBe(type);
  },
);
