import { createClient } from "@portico/core";
import { environmentOf } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { servicePlugins, validations } from "@portico/ecom/plugins";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { beforeAll, expect, it, vi } from "vitest";
import { AppStrategy } from "./app-strategy.js";

let publicKey: string;
let appKey: CryptoKey;
let otherKey: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair("RS256");
  publicKey = await exportSPKI(pair.publicKey);
  appKey = pair.privateKey;
  otherKey = (await generateKeyPair("RS256")).privateKey;
});

const data = { request: {}, metadata: { appExtensionType: "ECOM_VALIDATIONS" } };
const sign = (key: CryptoKey, claims: Record<string, unknown> = {}) =>
  new SignJWT({ data, exp: 4_000_000_000, ...claims })
    .setProtectedHeader({ alg: "RS256" })
    .sign(key);

function startApp() {
  const clock = timelineClock();
  const auth = AppStrategy({ appId: "app", publicKey });
  auth.connect(environmentOf({ clock }));
  const client = createClient({ auth, clock, modules: { validations, servicePlugins } });
  const handler = vi.fn(() => ({ violations: [] }));
  client.validations.provideHandlers({ getValidationViolations: handler });
  const send = async (body: string) => {
    const request = new Request("https://app.example/v1/get-violations", { method: "POST", body });
    const response = await client.servicePlugins.processRequest(request);
    return [response.status, await response.json()];
  };
  return { send, clock, handler };
}

it("AppStrategy accepts a plugin request that was signed with the app's key, until the request expires", async () => {
  const { send, clock } = startApp();
  const exp = clock.now() / 1000 + 60;
  const jwt = await sign(appKey, { iss: "wix.com", aud: "app", exp });
  expect(await send(jwt)).toEqual([200, { violations: [] }]);
  await clock.advance(61_000);
  expect(await send(jwt)).toEqual([401, { code: "PLUGIN_CLAIMS" }]);
});

it("AppStrategy rejects plugin requests with an invalid signature, claim or payload", async () => {
  const { send, handler } = startApp();
  const [header, , signature] = (await sign(appKey)).split(".");
  const newPayload = btoa(JSON.stringify({ data: { ...data, request: 1 } })).replaceAll("=", "");
  const unsignedJwt = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${newPayload}.`;
  for (const body of [
    await sign(otherKey),
    `${header}.${newPayload}.${signature}`,
    unsignedJwt,
    "{}",
    "",
  ]) {
    expect(await send(body)).toEqual([401, { code: "PLUGIN_SIGNATURE" }]);
  }
  for (const claims of [{ aud: "another" }, { iss: "evil.example" }, { exp: undefined }]) {
    expect(await send(await sign(appKey, claims))).toEqual([401, { code: "PLUGIN_CLAIMS" }]);
  }
  expect(await send(await sign(appKey, { data: "text" }))).toEqual([
    400,
    { code: "PLUGIN_PAYLOAD" },
  ]);
  expect(handler).not.toHaveBeenCalled();
});
