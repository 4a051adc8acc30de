import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";

const API = "https://www.wixapis.com";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("graphql", () => {
  it("sends the document and the credentials to the alpha version of the API by default", async () => {
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: "token" } }) };
    nock(API)
      .post("/graphql/alpha", { query: "{ a }", variables: { x: 1 } })
      .matchHeader("authorization", "token")
      .reply(200, { data: { a: 1 } });
    const { data } = await createClient({ auth }).graphql<{ a: number }>("{ a }", { x: 1 });
    expect(data.a).toBe(1);
  });

  it("resolves with a response that contains GraphQL errors", async () => {
    const errors = [{ message: "no such field" }];
    nock(API).post("/graphql/v2", { query: "{ a }" }).reply(200, { data: null, errors });
    const response = await createClient({}).graphql("{ a }", undefined, { apiVersion: "v2" });
    expect(response).toEqual({ data: {}, errors });
  });

  it("rejects after a 5xx response", async () => {
    nock(API).post("/graphql/alpha").reply(500, "", { "X-Wix-Request-Id": "r" });
    await expect(createClient({}).graphql("{ a }")).rejects.toMatchObject({
      name: "SystemError",
      operation: "graphql",
      requestId: "r",
    });
  });

  it("rejects an invalid API version", async () => {
    await expect(createClient({}).graphql("{ a }", {}, { apiVersion: ".." })).rejects.toThrow(
      'INVALID_ARGUMENT: "apiVersion" must not be a dot',
    );
  });

  it("rejects values that cannot be sent, and sends no request", async () => {
    let requestCount = 0;
    const fetch = async () => {
      requestCount += 1;
      return new Response("{}");
    };
    const client = createClient({ fetch });
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const invalidVariables: [variables: unknown, message: RegExp][] = [
      [cycle, /^INVALID_ARGUMENT: cannot be sent: .*circular/i],
      [{ n: 1n }, /^INVALID_ARGUMENT: cannot be sent: .*BigInt/],
      [() => "secret", /^INVALID_ARGUMENT: "variables" cannot be a function$/],
      [Symbol("secret"), /^INVALID_ARGUMENT: "variables" cannot be a symbol$/],
      [{ a: { b: Symbol("s") } }, /"variables\.a\.b" cannot be a symbol$/],
      [{ a: [() => {}] }, /"variables\.a\[0\]" cannot be a function$/],
      [{ a: Number.NaN }, /"variables\.a" cannot be NaN$/],
    ];
    for (const [variables, message] of invalidVariables) {
      const error = await client.graphql("{ a }", variables as object as never).catch((e) => e);
      expect(error.name).toBe("ValidationError");
      expect(error.message).toMatch(message);
      expect(error.operation).toBe("graphql");
    }
    await expect(client.graphql(Symbol("secret") as unknown as string)).rejects.toThrow(
      'INVALID_ARGUMENT: "query" cannot be a symbol',
    );
    expect(requestCount).toBe(0);
  });
});
