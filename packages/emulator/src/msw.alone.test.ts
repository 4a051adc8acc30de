import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { setupServer } from "msw/node";
import { expect, onTestFinished, test } from "vitest";
import { createEmulator } from "./emulator.js";
import { emulatorHandlers } from "./msw.js";

test("the handlers forward requests for the API and the emulator's origin, and simulate faults", async () => {
  const emulator = createEmulator({ seed: "minimal", origin: "http://platform.test" });
  const server = setupServer(...emulatorHandlers(emulator));
  server.listen({ onUnhandledFrame: "error" });
  onTestFinished(() => server.close());
  const auth = OAuthStrategy({ clientId: "test" });
  const client = createClient({ auth, modules: { productsV3 } });
  const page = await client.productsV3.queryProducts().find();
  expect(page.items).toHaveLength(3);
  const imageResponse = await fetch(String(page.items[0]?.media?.main?.image?.url));
  expect(imageResponse.headers.get("content-type")).toBe("image/avif");
  emulator.faults.add({ kind: "drop" });
  await expect(fetch("https://www.wixapis.com/oauth2/jwks")).rejects.toThrow(TypeError);
  emulator.faults.add({ kind: "status", status: 503 });
  expect((await fetch("https://www.wixapis.com/oauth2/jwks")).status).toBe(503);
});

test("listen does not replace the global Request and Response, which the handlers use", async () => {
  const before = [globalThis.Request, globalThis.Response];
  const listening = await createEmulator({ seed: "empty" }).listen({ port: 0 });
  await listening.close();
  expect([globalThis.Request, globalThis.Response]).toEqual(before);
});
