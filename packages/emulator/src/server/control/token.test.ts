import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmulatorClient } from "../../client.js";
import { authorizationOf, checkedToken, withToken } from "./token.js";

const TOKEN = "correct-horse-battery";
const trusted = () => ({ hosts: ["emulator"], urls: [] });
/** Responds with the caller's address, which is undefined for in-process requests. */
const handle = withToken(
  TOKEN,
  async (_, from) => Response.json({ from: from ?? "here" }),
  trusted,
);

const CONTROLLED = ["/", "/_portico/", "/_portico/control/state", "/_portico/tenants/a"];

async function send(
  path: string,
  from: string | undefined,
  authorization?: string,
  host = "emulator",
) {
  const headers = new Headers(
    authorization === undefined ? [] : [["Authorization", authorization]],
  );
  const response = await handle(new Request(`http://${host}:4477${path}`, { headers }), from);
  const { from: sender } = (await response.clone().json()) as { from?: string };
  return [response.status, sender, response.headers.get("WWW-Authenticate")] as const;
}

const OTHER = "172.17.0.1";
const UNAUTHORIZED = [401, undefined, expect.stringMatching(/^Basic /)];

describe("the control token", () => {
  it.each(CONTROLLED)(
    "is required for %s only if the request comes from another machine",
    async (path) => {
      expect(await send(path, "127.0.0.1")).toEqual([200, "127.0.0.1", null]);
      expect(await send(path, undefined)).toEqual([200, "here", null]);
      expect(await send(path, OTHER)).toEqual(UNAUTHORIZED);
      expect(await send(path, OTHER, authorizationOf(TOKEN))).toEqual([200, "here", null]);
      expect(await send(path, OTHER, `Basic ${btoa(`:${TOKEN}`)}`)).toEqual([200, "here", null]);
    },
  );

  it("is not required for API requests, which contain different tokens", async () => {
    for (const path of ["/oauth2/token", "/_portico/login", "/media/a.svg"]) {
      expect(await send(path, OTHER, "OauthNG.JWS.a.b.c")).toEqual([200, OTHER, null]);
    }
  });

  it("is ignored if the host name is unknown", async () => {
    const path = "/_portico/control/state";
    expect(await send(path, OTHER, authorizationOf(TOKEN), "page.example")).toEqual([
      200,
      OTHER,
      null,
    ]);
  });

  it("must match exactly", async () => {
    const near = fc.constantFrom(TOKEN.slice(1), TOKEN.slice(0, -1), `${TOKEN} `, `${TOKEN}x`, "");
    const header = fc.oneof(
      fc.oneof(near, fc.string()).map((text) => `Basic ${btoa(encodeURI(`a:${text}`))}`),
      fc.constantFrom(
        TOKEN,
        `Bearer ${TOKEN}`,
        `Basic ${TOKEN}`,
        `Basic ${btoa(TOKEN)}`,
        "Basic %",
      ),
    );
    const property = fc.asyncProperty(
      header,
      fc.constantFrom(...CONTROLLED),
      async (authorization, path) => {
        expect(await send(path, OTHER, authorization)).toEqual(UNAUTHORIZED);
      },
    );
    await fc.assert(property);
  });

  it("is sent by the emulator client", async () => {
    const fetch: typeof globalThis.fetch = (input, init) => handle(new Request(input, init), OTHER);
    const client = (controlToken?: string) =>
      createEmulatorClient("http://emulator:4477", { fetch, controlToken });
    expect(await client(TOKEN).overview()).toEqual({ from: "here" });
    await expect(client().overview()).rejects.toThrow(/control token/);
  });

  it.each(["short", "fifteen-letters", "with a blank in it", "überall-und-nirgends"])(
    "must not be %j",
    (token) => {
      expect(() => checkedToken(token, "it")).toThrow(
        "it must have at least 16 printable ASCII characters",
      );
      expect(() => withToken(token, handle, trusted)).toThrow(TypeError);
    },
  );
});
