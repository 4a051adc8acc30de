import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import {
  createServer,
  type InlineConfig,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulatorClient } from "./client.js";
import { porticoEmulator, type ViteEmulatorOptions } from "./vite.js";

let root: string;
let server: ViteDevServer | PreviewServer | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "portico-vite-"));
  for (const folder of ["public", "dist"]) mkdirSync(join(root, folder));
  const page = "<!doctype html><title>The app</title>";
  for (const file of ["index.html", "dist/index.html"]) writeFileSync(join(root, file), page);
  for (const file of ["public/a.txt", "dist/a.txt"]) writeFileSync(join(root, file), "a file");
});
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

async function start(
  kind: "dev" | "preview",
  options: ViteEmulatorOptions = {},
  host = "127.0.0.1",
): Promise<string> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [porticoEmulator({ seed: "minimal", ...options })],
    server: { port: 0, host, ws: false },
    preview: { port: 0, host },
    optimizeDeps: { noDiscovery: true },
  };
  server = await (kind === "dev" ? (await createServer(config)).listen() : preview(config));
  const address = server.httpServer?.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return `http://127.0.0.1:${port}`;
}

const acceptHtml = { headers: { Accept: "text/html" } };
const ANONYMOUS = {
  method: "POST",
  body: JSON.stringify({ clientId: "c", grantType: "anonymous" }),
};

describe.each(["dev", "preview"] as const)("the Vite %s server", (kind) => {
  test("serves the platform's API, but not the dashboard and control API, to other machines", async () => {
    const { port } = new URL(await start(kind, {}, "0.0.0.0"));
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address, internal, family } of addresses) {
      if (family !== "IPv4") continue;
      const status = async (path: string) =>
        (await fetch(`http://${address}:${port}${path}`, acceptHtml)).status;
      const [dashboard, control] = [
        await status("/_portico/"),
        await status("/_portico/control/state"),
      ];
      expect([address, dashboard, control]).toEqual(
        internal ? [address, 200, 200] : [address, 403, 403],
      );
      expect(await status("/oauth2/jwks")).toBe(200);
    }
  });

  test("serves the app's pages and files, the dashboard, and the platform's operations and images", async () => {
    const url = await start(kind);
    const text = async (path: string) => (await fetch(url + path, acceptHtml)).text();
    expect(await text("/")).toContain("The app");
    expect(await text("/product-page/mug")).toContain("The app");
    // `//[` is not a valid URL.
    expect(await text("//[")).toContain("The app");
    expect(await text("/a.txt")).toBe("a file");
    expect(await text("/_portico/")).toContain("Platform emulator");
    const tokens = (await (await fetch(`${url}/oauth2/token`, ANONYMOUS)).json()) as {
      access_token: string;
    };
    const response = await fetch(`${url}/stores/v3/products/query`, {
      method: "POST",
      headers: { Authorization: tokens.access_token },
      body: "{}",
    });
    const { products } = (await response.json()) as {
      products: { media: { main: { image: { url: string } } } }[];
    };
    const imageUrl = products[0]?.media.main.image.url ?? "";
    expect(new URL(imageUrl).port).toBe(new URL(url).port);
    expect((await fetch(imageUrl)).headers.get("content-type")).toBe("image/avif");
  });

  test("can be controlled from this machine, and drops connections to simulate faults", async () => {
    const url = await start(kind);
    const emulator = createEmulatorClient(url);
    expect((await emulator.overview()).counts.products).toBe(3);
    await emulator.faults.add({ kind: "drop" });
    await expect(fetch(`${url}/oauth2/jwks`)).rejects.toThrow();
    expect((await fetch(`${url}/oauth2/jwks`)).status).toBe(200);
  });

  test("runs no emulator if `active` returns false", async () => {
    const url = await start(kind, { active: (env) => env.MODE === "never" });
    const response = await fetch(`${url}/_portico/`, acceptHtml);
    expect(await response.text()).not.toContain("Platform emulator");
  });
});

test("the plugin does not run during builds", () => {
  expect(porticoEmulator().apply).toBe("serve");
});
