import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { afterEach, describe, expect, it } from "vitest";
import { AppStrategy } from "../app/app-strategy.js";
import { OAuthStrategy } from "../oauth-strategy.js";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function startOrigin(
  respond: (request: IncomingMessage) => { status: number; location?: string },
) {
  const receivedRequests: string[] = [];
  const server = createServer((request, response) => {
    receivedRequests.push(`${request.method} ${request.url}`);
    request.resume();
    const { status, location } = respond(request);
    response.writeHead(status, location ? { location } : {}).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { receivedRequests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const credentials = { email: "ada@example.com", password: "s3cret" };
const memberTokens = {
  accessToken: { value: "access", expiresAt: 1e10 },
  refreshToken: { value: "s3cret", role: "member" },
};

describe.each([301, 302, 303, 307, 308])("a %s redirect to another origin", (status) => {
  it.each<[string, (url: string) => Promise<unknown>]>([
    [
      "a refresh token",
      async (baseUrl) => {
        const auth = OAuthStrategy({ clientId: "c" });
        createClient({ auth, baseUrl, clock: timelineClock(undefined, 10_000) });
        return auth.renewToken({ value: "s3cret", role: "member" });
      },
    ],
    [
      "a password",
      async (baseUrl) => {
        const auth = OAuthStrategy({ clientId: "c", tokens: memberTokens });
        createClient({ auth, baseUrl, clock: timelineClock(undefined, 10_000) });
        return auth.login(credentials);
      },
    ],
    [
      "an app's secret",
      async (baseUrl) => {
        const auth = AppStrategy({ appId: "a", appSecret: "s3cret", refreshToken: "s3cret" });
        createClient({ auth, baseUrl, clock: timelineClock(undefined, 10_000) });
        return auth.getAuthHeaders();
      },
    ],
  ])("is not followed if the request contains %s", async (_, send) => {
    const otherOrigin = await startOrigin(() => ({ status: 200 }));
    const platform = await startOrigin(() => ({ status, location: `${otherOrigin.url}/taken` }));
    const outcome = await send(platform.url).catch((error: unknown) => error);
    expect(platform.receivedRequests.length).toBeGreaterThan(0);
    expect(otherOrigin.receivedRequests).toEqual([]);
    expect(JSON.stringify(outcome)).not.toContain("s3cret");
    expect(outcome).toMatchObject(
      "loginState" in (outcome as object) ? { loginState: "FAILURE" } : { status },
    );
  });
});
