import fc from "fast-check";
import { expect, it, test } from "vitest";
import { createEmulatorClient } from "../../client.js";
import { checkedToken, headerOf, withToken } from "./token.js";

const TOKEN = "correct-horse-battery";
const trusted = () => ({ hosts: ["emulator"], addresses: [] });
/** Tells from where it was asked: undefined is this process. */
const handle = withToken(
  TOKEN,
  async (_, from) => Response.json({ from: from ?? "here" }),
  trusted,
);

const CONTROLLED = ["/", "/_portico/", "/_portico/control/state", "/_portico/tenants/a"];

async function ask(
  path: string,
  from: string | undefined,
  authorization?: string,
  host = "emulator",
) {
  const headers = new Headers(
    authorization === undefined ? [] : [["Authorization", authorization]],
  );
  const response = await handle(new Request(`http://${host}:4477${path}`, { headers }), from);
  const { from: seen } = (await response.clone().json()) as { from?: string };
  return [response.status, seen, response.headers.get("WWW-Authenticate")] as const;
}

const OTHER = "172.17.0.1";
const REFUSED = [401, undefined, expect.stringMatching(/^Basic /)];

test.each(CONTROLLED)("%s is for this machine, and for who has the token", async (path) => {
  expect(await ask(path, "127.0.0.1")).toEqual([200, "127.0.0.1", null]);
  expect(await ask(path, undefined)).toEqual([200, "here", null]);
  expect(await ask(path, OTHER)).toEqual(REFUSED);
  expect(await ask(path, OTHER, headerOf(TOKEN))).toEqual([200, "here", null]);
  expect(await ask(path, OTHER, `Basic ${btoa(`:${TOKEN}`)}`)).toEqual([200, "here", null]);
});

it("leaves all else to the API, whose tokens are other ones", async () => {
  for (const path of ["/oauth2/token", "/_portico/login", "/media/a.svg"]) {
    expect(await ask(path, OTHER, "OauthNG.JWS.a.b.c")).toEqual([200, OTHER, null]);
  }
});

it("does not even ask for it by a name that is not the emulator's", async () => {
  const path = "/_portico/control/state";
  expect(await ask(path, OTHER, headerOf(TOKEN), "page.example")).toEqual([200, OTHER, null]);
});

it("takes nothing else for it", async () => {
  const near = fc.constantFrom(TOKEN.slice(1), TOKEN.slice(0, -1), `${TOKEN} `, `${TOKEN}x`, "");
  const header = fc.oneof(
    fc.oneof(near, fc.string()).map((text) => `Basic ${btoa(encodeURI(`a:${text}`))}`),
    fc.constantFrom(TOKEN, `Bearer ${TOKEN}`, `Basic ${TOKEN}`, `Basic ${btoa(TOKEN)}`, "Basic %"),
  );
  const property = fc.asyncProperty(header, fc.constantFrom(...CONTROLLED), async (sent, path) => {
    expect(await ask(path, OTHER, sent)).toEqual(REFUSED);
  });
  await fc.assert(property);
});

it("is sent by the client for other processes", async () => {
  const fetch: typeof globalThis.fetch = (input, init) => handle(new Request(input, init), OTHER);
  const client = (controlToken?: string) =>
    createEmulatorClient("http://emulator:4477", { fetch, controlToken });
  expect(await client(TOKEN).overview()).toEqual({ from: "here" });
  await expect(client().overview()).rejects.toThrow(/control token/);
});

test.each(["short", "fifteen-letters", "with a blank in it", "überall-und-nirgends"])(
  "%j is no token",
  (token) => {
    expect(() => checkedToken(token, "it")).toThrow(
      "it must have at least 16 printable ASCII characters",
    );
    expect(() => withToken(token, handle, trusted)).toThrow(TypeError);
  },
);
