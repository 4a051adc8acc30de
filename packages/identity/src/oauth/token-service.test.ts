import { environmentOf } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { describe, expect, it } from "vitest";
import { fetchTokens, sessionGrants } from "./token-service.js";

async function failureOf(fetch: () => Promise<Response>, idFields: object = {}) {
  const environment = environmentOf({ clock: timelineClock(undefined, 10_000), fetch });
  const grant = { refreshToken: "s3cret", ...idFields };
  const error = await fetchTokens(environment, grant, { retries: 0 }).catch((reason) => reason);
  expect(JSON.stringify(error) + error.stack).not.toContain("s3cret");
  return JSON.parse(JSON.stringify(error));
}

describe("a token request that fails", () => {
  it("rejects with the network error, without the prefix that API calls add", async () => {
    const failure = await failureOf(async () => {
      throw new TypeError("fetch failed", { cause: new Error("System error occurred: of yours") });
    });
    expect(failure).toEqual({
      name: "SystemError",
      message:
        "Failed to fetch tokens from OAuth API: fetch failed: System error occurred: of yours " +
        "(POST https://www.wixapis.com/oauth2/token)",
      request: "POST https://www.wixapis.com/oauth2/token",
      help: expect.stringContaining("allowed domains of the OAuth client"),
      docs: expect.stringMatching(/#network$/),
      reason: "fetch failed: System error occurred: of yours",
      cause: "fetch failed: System error occurred: of yours",
      code: "NETWORK",
      retryable: true,
      details: {},
    });
  });

  it("rejects with the status text, error code and request id, but with no other part of the response", async () => {
    const headers = { "x-wix-request-id": "id-1" };
    const failureWithStatus = (status: number, statusText?: string) =>
      failureOf(async () =>
        Response.json({ error: "c0de", echo: "s3cret" }, { status, statusText, headers }),
      );
    expect(await failureWithStatus(400)).toEqual({
      name: "HttpError",
      message: "Failed to fetch tokens from OAuth API: Bad Request. request id: id-1",
      reason: "Bad Request",
      statusText: "Bad Request",
      code: "c0de",
      status: 400,
      requestId: "id-1",
      request: "POST https://www.wixapis.com/oauth2/token",
      retryable: false,
      details: {},
      help: expect.stringContaining("Check `clientId`"),
      docs: expect.stringMatching(/#invalid_request$/),
    });
    expect(await failureWithStatus(499, "No Thanks")).toMatchObject({
      name: "HttpError",
      message: "Failed to fetch tokens from OAuth API: No Thanks. request id: id-1",
    });
    expect(await failureWithStatus(500)).toMatchObject({
      name: "SystemError",
      message: "Failed to fetch tokens from OAuth API: Internal Server Error. request id: id-1",
      code: "INTERNAL_SERVER_ERROR",
      retryable: true,
    });
  });

  it("rejects with a retryable error if the response is unreadable", async () => {
    const reason =
      "the response is not a JSON object (status 200, text/plain;charset=UTF-8, 6 characters)";
    expect(await failureOf(async () => new Response("s3cret", { status: 200 }))).toEqual({
      name: "SystemError",
      message: `Failed to fetch tokens from OAuth API: ${reason}`,
      reason,
      code: "BAD_PAYLOAD",
      status: 200,
      request: "POST https://www.wixapis.com/oauth2/token",
      retryable: true,
      details: {},
      help: expect.stringContaining("Check that `baseUrl`"),
      docs: expect.stringMatching(/#bad_payload$/),
    });
  });

  it("rejects with the platform's error description, but omits or masks secrets", async () => {
    const describedFailure = (error: string, error_description: string, idFields = {}) =>
      failureOf(async () => Response.json({ error, error_description }, { status: 400 }), idFields);
    expect(await describedFailure("invalid_client", "OAuth app was not found")).toMatchObject({
      message: "Failed to fetch tokens from OAuth API: Bad Request",
      code: "invalid_client",
      reason: "OAuth app was not found",
      help: expect.stringMatching(
        /^The platform reported: "OAuth app was not found"\. Check that the client id/,
      ),
      docs: expect.stringMatching(/#invalid_client$/),
    });
    for (const idFields of [{ clientId: "app" }, { client_id: "app" }]) {
      const { help } = await describedFailure(
        "invalid_client",
        "OAuth app was not found",
        idFields,
      );
      expect(help).toContain('Check that the client id "app" is correct.');
    }
    expect((await describedFailure("invalid_grant", "The token s3cret is unknown")).reason).toBe(
      "Bad Request",
    );
    const token = "OauthNG.JWS.".padEnd(60, "x");
    expect((await describedFailure("invalid_grant", `Bad token ${token}`)).reason).toBe(
      "Bad token …",
    );
  });
});

it("sessionGrants respects the client's maximum number of retries", async () => {
  for (const [retries, times] of [
    [0, 1],
    [1, 2],
    [undefined, 3],
    [9, 3],
  ] as const) {
    let requestCount = 0;
    const environment = environmentOf({
      clock: timelineClock(undefined, 10_000),
      retry: retries,
      fetch: async () => {
        requestCount += 1;
        return new Response("{}", { status: 503 });
      },
    });
    const { start } = sessionGrants(() => environment, "client", {});
    await expect(start({ retries: 2 })).rejects.toMatchObject({ status: 503 });
    expect(requestCount).toBe(times);
    requestCount = 0;
    const unreadableEnvironment = {
      ...environment,
      fetch: async () => {
        requestCount += 1;
        return new Response("half an ans");
      },
    };
    const grants = sessionGrants(() => unreadableEnvironment, "client", {});
    await expect(grants.start({ retries: 2 })).rejects.toMatchObject({ code: "BAD_PAYLOAD" });
    expect(requestCount).toBe(times);
  }
});
