import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmulatorClient } from "../../client.js";
import { authorizationOf, checkedToken, withToken } from "./token.js";

const TOKEN = "correct-horse-battery";
const trustedHosts = () => ({ hosts: ["emulator"], urls: [] });
/** Responds with the caller's address, or "here" for in-process requests without an address. */
const handle = withToken(
  TOKEN,
  async (_, from) => Response.json({ from: from ?? "here" }),
  trustedHosts,
);

const CONTROL_PATHS = ["/", "/_portico/", "/_portico/control/state", "/_portico/tenants/a"];

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

const REMOTE_IP = "172.17.0.1";
const UNAUTHORIZED = [401, undefined, expect.stringMatching(/^Basic /)];

describe("the control token", () => {
  it.each(CONTROL_PATHS)(
    "is required for %s only if the request comes from another machine",
    async (path) => {
      expect(await send(path, "127.0.0.1")).toEqual([200, "127.0.0.1", null]);
      expect(await send(path, undefined)).toEqual([200, "here", null]);
      expect(await send(path, REMOTE_IP)).toEqual(UNAUTHORIZED);
      expect(await send(path, REMOTE_IP, authorizationOf(TOKEN))).toEqual([200, "here", null]);
      expect(await send(path, REMOTE_IP, `Basic ${btoa(`:${TOKEN}`)}`)).toEqual([
        200,
        "here",
        null,
      ]);
    },
  );

  it("is not required for the API, hosted pages and images", async () => {
    for (const path of ["/oauth2/token", "/_portico/login", "/media/a.svg"]) {
      expect(await send(path, REMOTE_IP, "OauthNG.JWS.a.b.c")).toEqual([200, REMOTE_IP, null]);
    }
  });

  it("is ignored if the host name is unknown", async () => {
    const path = "/_portico/control/state";
    expect(await send(path, REMOTE_IP, authorizationOf(TOKEN), "page.example")).toEqual([
      200,
      REMOTE_IP,
      null,
    ]);
  });

  it("must match exactly", async () => {
    const similarTokens = fc.constantFrom(
      TOKEN.slice(1),
      TOKEN.slice(0, -1),
      `${TOKEN} `,
      `${TOKEN}x`,
      "",
    );
    const header = fc.oneof(
      fc.oneof(similarTokens, fc.string()).map((text) => `Basic ${btoa(encodeURI(`a:${text}`))}`),
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
      fc.constantFrom(...CONTROL_PATHS),
      async (authorization, path) => {
        expect(await send(path, REMOTE_IP, authorization)).toEqual(UNAUTHORIZED);
      },
    );
    await fc.assert(property);
  });

  it("is sent by the emulator client", async () => {
    const fetch: typeof globalThis.fetch = (input, init) =>
      handle(new Request(input, init), REMOTE_IP);
    const client = (controlToken?: string) =>
      createEmulatorClient("http://emulator:4477", { fetch, controlToken });
    expect(await client(TOKEN).overview()).toEqual({ from: "here" });
    await expect(client().overview()).rejects.toThrow(/control token/);
  });

  it.each(["short", "fifteen-letters", "with a blank in it", "überall-und-nirgends"])(
    "is rejected if it is %j",
    (token) => {
      expect(() => checkedToken(token, "it")).toThrow(
        "it must have at least 16 printable ASCII characters",
      );
      expect(() => withToken(token, handle, trustedHosts)).toThrow(TypeError);
    },
  );
});
