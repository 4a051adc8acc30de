import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createEmulator, createSeed } from "@portico/emulator";
import { porticoEmulator } from "@portico/emulator/vite";
import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import type { Browser, Page } from "playwright-core";
import { build, createBuilder, preview } from "vite";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { installApp, type Packed, packAll } from "../packed.js";
import { chromiumHint, chromiumPath, openBrowser } from "./chromium.js";

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const seed = createSeed()
  .product({ name: "Wool hat", price: "25.00" })
  .product({ name: "Linen scarf", price: "40.00" });

let packed: Packed;
let browser: Browser | undefined;
beforeAll(async () => {
  // build the apps for production regardless of the test environment
  Object.assign(process.env, { NODE_ENV: "production" });
  [packed, browser] = await Promise.all([
    packAll("react", ["core", "identity", "stores", "ecom", "members", "react"]),
    chromiumPath ? openBrowser() : undefined,
  ]);
});
afterAll(async () => {
  await browser?.close();
  packed.remove();
});

/** Opens a page in an app and collects its errors. */
async function visit(address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await (browser as Browser).newPage();
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // the browser logs the platform's 404 response for a visitor without a cart
    if (message.type() === "error" && !/status of 404/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(address);
  return { page, problems };
}

/** Adds the first product to an app's cart, and checks that the cart shows the product. */
async function addFirstProduct({
  page,
  problems,
}: Awaited<ReturnType<typeof visit>>): Promise<void> {
  const cart = page.getByRole("region", { name: "Cart" });
  await cart.getByText("0 in the cart").waitFor();
  await page.getByText("Welcome, stranger").waitFor();
  const button = page.getByRole("button", { name: /^Add / }).first();
  const name = (await button.textContent())?.slice(4) ?? "";
  await button.click();
  await expect
    .poll(async () => problems[0] ?? (await cart.textContent()))
    .toBe(`1 in the cart${name}`);
  expect(problems).toEqual([]);
}

const execute = promisify(execFile);

/** Returns an app's type errors, including errors in library types. */
async function typeErrorsOf(root: string): Promise<string> {
  const compilerOptions = {
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom", "dom.iterable"],
    jsx: "react-jsx",
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const config = join(root, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ["main.tsx"] }));
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  return execute(process.execPath, [compiler, "-p", config]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout || "tsc could not be run",
  );
}

it.each([
  ["18", pathOf("apps/react-18")],
  ["19", pathOf(".")],
])(
  "the packed packages have types that are compatible with React %s",
  async (version, dependencies) => {
    const root = await installApp(packed, `types-${version}`, dependencies);
    cpSync(pathOf("apps/shop"), root, { recursive: true });
    const types = readFileSync(join(root, "node_modules/@types/react/package.json"), "utf8");
    expect(JSON.parse(types).version).toMatch(`${version}.`);
    expect(await typeErrorsOf(root)).toBe("");
  },
);

it.skipIf(!chromiumPath).each([
  ["18", pathOf("apps/react-18")],
  ["19", pathOf(".")],
])(
  `a Vite app with the packed packages and React %s adds a product to the cart${chromiumHint}`,
  async (version, dependencies) => {
    const root = await installApp(packed, `react-${version}`, dependencies);
    cpSync(pathOf("apps/shop"), root, { recursive: true });
    const config = { root, configFile: false, logLevel: "warn" } as const;
    await build({ ...config, plugins: [react()], build: { minify: false } });
    const server = await preview({
      ...config,
      plugins: [porticoEmulator({ seed })],
      preview: { port: 0, strictPort: true },
    });
    onTestFinished(() => server.close());
    const shopPage = await visit(server.resolvedUrls?.local[0] ?? "");
    await addFirstProduct(shopPage);
    expect(await shopPage.page.locator("html").getAttribute("data-react")).toMatch(`${version}.`);
  },
);

/** Serves a build that uses server components, and returns the server's URL. */
async function serveComponents(dist: string) {
  const { handle } = await import(pathToFileURL(join(dist, "rsc/index.js")).href);
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://localhost");
    if (url.pathname.startsWith("/assets/")) {
      outgoing.setHeader("Content-Type", "text/javascript");
      outgoing.end(readFileSync(join(dist, "client", url.pathname)));
      return;
    }
    const response: Response = await handle(new Request(url));
    outgoing.setHeaders(response.headers);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Returns the code of a build's scripts. */
const scriptCode = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

it("a server component renders a client component that uses hooks", async () => {
  const root = await installApp(packed, "server-components", pathOf("."));
  for (const app of ["shop", "server-components"])
    cpSync(pathOf(`apps/${app}`), join(root, app), { recursive: true });
  const appFolder = join(root, "server-components");
  const bundledEnvironment = { resolve: { noExternal: true as const } };
  const builder = await createBuilder({
    root: appFolder,
    configFile: false,
    logLevel: "warn",
    build: { minify: false },
    // Bundle every package, because the plugin finds React packages only if Vite runs in the app's
    // folder.
    environments: { rsc: bundledEnvironment, ssr: bundledEnvironment },
    plugins: [
      react(),
      rsc({
        entries: {
          client: join(appFolder, "entry.browser.tsx"),
          rsc: join(appFolder, "entry.rsc.tsx"),
          ssr: join(appFolder, "entry.ssr.tsx"),
        },
      }),
    ],
  });
  await builder.buildApp();
  const dist = join(appFolder, "dist");
  // the server bundle contains the queries, but only references to the hooks
  expect(scriptCode(join(dist, "rsc"))).toContain("queryKey");
  expect(scriptCode(join(dist, "rsc"))).not.toMatch(/useSyncExternalStore\(/);

  const platform = await createEmulator({ seed }).listen({ port: 0 });
  onTestFinished(() => platform.close());
  const previousUrl = process.env.PORTICO_URL;
  process.env.PORTICO_URL = platform.url;
  onTestFinished(() => {
    process.env.PORTICO_URL = previousUrl;
  });
  const address = await serveComponents(dist);
  const html = await (await fetch(address)).text();
  expect(html).toContain("Wool hat");
  expect(html).toContain("€25.00");
  if (!browser) return;
  const shopPage = await visit(address);
  const { page, problems } = shopPage;
  await expect
    .poll(async () => problems[0] ?? (await page.locator("html").getAttribute("data-hydrated")))
    .toBe("");
  await addFirstProduct(shopPage);
});
