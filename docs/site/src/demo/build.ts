// Builds the demo shop, which runs on the emulator in a service worker, as static files.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const repository = join(here, "../../../..");
const shop = join(repository, "examples/storefront");

function run(cwd: string, ...command: string[]): void {
  // Vitest sets "test", which would bundle React's development build.
  const env = { ...process.env, NODE_ENV: "production" } as const;
  execFileSync("pnpm", ["exec", ...command], { cwd, env, stdio: "inherit" });
}

const editFile = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

/**
 * Adds the demo shop to a built site, in the folder `demo`.
 *
 * @param site - absolute path of the site's folder. It contains the file `404.html`.
 * @param base - URL path of the site, with a slash at both ends
 */
export function addDemo(site: string, base: string): void {
  const path = `${base}demo/`;
  const folder = join(site, "demo");
  const fileIn = (name: string) => join(folder, name);

  run(repository, "turbo", "run", "build", "--filter=storefront^...", "--output-logs=errors-only");
  const viteCommand = ["vite", "build", "--logLevel", "warn", "--outDir", folder];
  run(shop, ...viteCommand, "--base", path, "--emptyOutDir");
  run(shop, ...viteCommand, "--config", join(here, "vite.config.ts"));
  editFile(fileIn("service-worker.js"), (code) =>
    code.replaceAll("__VERSION__", createHash("sha256").update(code).digest("hex").slice(0, 16)),
  );
  cpSync(join(repository, "packages/sample-images/images"), fileIn("images"), { recursive: true });

  // Until the service worker runs, the shop's URL shows a loading screen.
  renameSync(fileIn("index.html"), fileIn("shop.html"));
  cpSync(join(here, "index.html"), fileIn("index.html"));
  const bar = readFileSync(join(here, "bar.html"), "utf8").replaceAll("BASE", base);
  editFile(fileIn("shop.html"), (html) => html.replace("<body>", `<body>\n${bar}`));
  // On a static host, all other URLs of the shop lead to the 404 page, which redirects to the shop.
  const redirect = `if (location.pathname.startsWith("${path}")) location.replace("${path}index.html?to=" + encodeURIComponent(location.href));`;
  editFile(join(site, "404.html"), (html) =>
    html.replace("<head>", `<head><script>${redirect}</script>`),
  );
}
