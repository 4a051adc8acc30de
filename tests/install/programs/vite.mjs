import { createClient } from "@portico/core";
import { porticoEmulator } from "@portico/emulator/vite";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { createServer } from "vite";
import { print } from "./shop.mjs";

const vite = await createServer({
  configFile: false,
  logLevel: "error",
  server: { port: 0, host: "127.0.0.1" },
  plugins: [porticoEmulator({ seed: "minimal" })],
});
await vite.listen();
const baseUrl = new URL(vite.resolvedUrls.local[0]).origin;
const client = createClient({
  baseUrl,
  auth: OAuthStrategy({ clientId: "test" }),
  modules: { productsV3 },
});
const { items } = await client.productsV3.queryProducts().limit(1).find();
const dashboard = await fetch(`${baseUrl}/_portico/`);
print({ names: items.map(({ name }) => name), dashboard: dashboard.status });
await vite.close();
