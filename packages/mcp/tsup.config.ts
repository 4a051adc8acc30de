import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { types } from "../../tsup.service.js";

/** Writes the licenses of all bundled packages to a file, because minified code has no comments. */
function writeLicenses(inputs: readonly string[]): void {
  const folders = inputs.map((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const texts = [...new Set(folders)].flatMap((folder) => {
    if (folder === undefined) return [];
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return [`${name} ${version}\n\n${readFileSync(join(folder, "LICENSE"), "utf8")}`];
  });
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/third-party-licenses.txt", texts.sort().join("\n---\n\n"));
}

export default defineConfig({
  entry: ["src/index.ts"],
  format: ["esm"],
  dts: types,
  clean: true,
  target: "es2022",
  minify: true,
  // Bundling reduces the installed size of the MCP library and its dependencies from 8 MB to 0.3 MB.
  noExternal: [/^@modelcontextprotocol\//, /^zod/],
  esbuildOptions(options) {
    options.alias = { "@modelcontextprotocol/server/_shims": "./src/shims.ts" };
  },
  esbuildPlugins: [
    {
      name: "licenses",
      setup(build) {
        build.initialOptions.metafile = true;
        build.onEnd(({ metafile }) => writeLicenses(Object.keys(metafile?.inputs ?? {})));
      },
    },
  ],
});
