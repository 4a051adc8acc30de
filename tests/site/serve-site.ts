// Builds and serves the documentation site once for all test files.
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
  // Vitest's variables would make Astro build for development, without a search.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  for (const name of ["DEV", "MODE", "PROD", "SSR", "TEST", "VITEST"]) delete env[name];
  execFileSync(process.execPath, [`${folder}/build/main.ts`], {
    env,
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
