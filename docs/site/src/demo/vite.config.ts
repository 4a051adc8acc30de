import { fileURLToPath } from "node:url";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the service worker. The packages come from the repository's workspace. */
export default {
  root: pathOf("."),
  logLevel: "warn",
  publicDir: false,
  // In library mode, Vite does not replace `process.env.NODE_ENV` by default.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { alias: { "@portico/sample-images": pathOf("sample-images.ts") } },
  plugins: [
    {
      name: "workspace-packages",
      enforce: "pre",
      resolveId(this: { resolve(id: string, importer: string): unknown }, id: string, from = "") {
        const isPackage = /^@?\w/.test(id) && from.startsWith(pathOf("."));
        return isPackage
          ? this.resolve(id, pathOf("../../../../packages/react/src/index.ts"))
          : null;
      },
    },
  ],
  build: {
    emptyOutDir: false,
    target: "es2022",
    chunkSizeWarningLimit: 4000,
    // Service workers do not support `import()`. In some browsers, they do not support modules.
    lib: {
      entry: pathOf("service-worker.ts"),
      name: "demo",
      formats: ["iife"],
      fileName: () => "service-worker.js",
    },
  },
};
