// Builds the documentation site, and serves it once for all files.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
  }
}

const folder = fileURLToPath(new URL("../../docs/site", import.meta.url));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [`${folder}/build/main.ts`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const server = await preview({
    configFile: false,
    root: folder,
    base: "/portico/",
    appType: "mpa",
    logLevel: "warn",
    preview: { port: 0 },
  });
  project.provide("site", server.resolvedUrls?.local[0] as string);
  return () => server.close();
}
