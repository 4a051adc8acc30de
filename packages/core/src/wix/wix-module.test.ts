import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";
import { wixModule, wixModules } from "../wix.js";
import type { WixHttpClient, WixRequest } from "./descriptors.js";

// `tests/wix-modules*.test.ts` uses published packages. The modules below have features that only
// older and internal packages use.

const sentRequests: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}[] = [];
const auth = {
  getAuthHeaders: () => ({ headers: { authorization: "token" } }),
  getActiveToken: () => "token",
};
const client = createClient({
  auth,
  baseUrl: "https://api.example/base",
  fetch: async (request) => {
    const { method, url, headers } = request;
    sentRequests.push({
      method,
      url,
      headers: Object.fromEntries(headers),
      body: await request.text(),
    });
    return Response.json({ hat: { size: 7 } }, { headers: { "X-Wix-Request-Id": "request" } });
  },
});
const lastRequest = () => sentRequests.at(-1);

describe("an @wix function that describes a request", () => {
  const sendRequest = (request: Partial<WixRequest>) => {
    const send = (http: WixHttpClient) => async () =>
      http.request(({ host }) => ({ method: "GET", url: "/v1/hats", ...request, host }));
    return client.use(wixModule({ send })).send() as Promise<{ data: unknown; headers: Headers }>;
  };

  it("gets the response's data, headers and status", async () => {
    const response = await sendRequest({ params: new URLSearchParams({ size: "7" }) });
    expect(response).toMatchObject({ data: { hat: { size: 7 } }, status: 200, statusText: "" });
    expect(response.headers.get("x-wix-request-id")).toBe("request");
    expect(lastRequest()?.url).toBe("https://api.example/base/v1/hats?size=7");
  });

  it("transforms the response only if the package opts in", async () => {
    const transformResponse = () => "transformed";
    expect(await sendRequest({ transformResponse })).toHaveProperty("data.hat");
    const migrationOptions = { optInTransformResponse: true };
    for (const transforms of [transformResponse, [transformResponse, () => "second"]]) {
      const request = { transformResponse: transforms, migrationOptions };
      expect((await sendRequest(request)).data).toBe("transformed");
    }
  });

  it.each([
    ["QueryHats", true],
    ["BulkGetHats", true],
    ["GetOrders", true],
    ["GetOrCreateHat", false],
    ["BulkGetOrCreateHats", false],
    ["UpdateHat", false],
    ["Getaway", false],
    [undefined, false],
  ])("with the method %s is treated as a read: %s", async (method, read) => {
    const reads: (boolean | undefined)[] = [];
    const strategy = {
      getAuthHeaders: (call?: { read?: boolean }) => {
        reads.push(call?.read);
        return { headers: {} };
      },
    };
    const methodFqn = method && `com.example.v1.HatService.${method}`;
    const post = (http: WixHttpClient) => () =>
      http.request(() => ({ method: "POST", url: "/v1/hats", methodFqn }));
    const fetch = async () => Response.json({});
    await createClient({ auth: strategy, fetch }).use(wixModule({ post })).post();
    expect(reads).toEqual([read]);
  });
});

describe("an @wix function that fetches a URL", () => {
  const { load } = client.use(
    wixModule({
      load: (http: WixHttpClient) => (run: (http: WixHttpClient) => Promise<unknown>) => run(http),
    }),
  );

  it("sends paths and absolute URLs to the API host with the client's credentials", async () => {
    await load((http) => http.wixAPIFetch("/v1/hats?size=7", { method: "POST", body: "{}" }));
    expect(lastRequest()).toMatchObject({
      method: "POST",
      url: "https://api.example/base/v1/hats?size=7",
      headers: { authorization: "token", "content-type": "application/json" },
      body: "{}",
    });
    await load((http) => http.fetchWithAuth("https://api.example/other"));
    expect(lastRequest()).toMatchObject({ url: "https://api.example/other" });
  });

  it("cannot send requests to other hosts", async () => {
    await expect(
      load((http) => http.fetchWithAuth("https://elsewhere.example/")),
    ).rejects.toMatchObject({ code: "FOREIGN_ORIGIN" });
  });

  it("can get the current token and the authorization headers", async () => {
    expect(await load(async (http) => http.getActiveToken())).toBe("token");
    expect(await load((http) => http.getAuthHeaders())).toEqual({
      headers: { authorization: "token" },
    });
  });
});

describe("an @wix function that takes a payload", () => {
  const factory = ({ size }: { size: number }) =>
    Object.assign(
      (_context: { host: string }) => ({
        _: undefined as { hat: { size: number } } | undefined,
        method: "post",
        url: "/v1/hats",
        data: { size },
        transformResponse: [(data: unknown) => ({ ...(data as object), size }), undefined],
      }),
      { __isAmbassador: true },
    );

  it.each([
    ["on the request", factory],
    ["on the function", Object.assign(factory.bind(undefined), { __isAmbassador: true })],
  ])("resolves to the transformed data if `__isAmbassador` is set %s", async (_, createHat) => {
    const { hats } = createClient({
      fetch: async () => Response.json({ id: "hat" }),
      modules: wixModules({ hats: { createHat } }),
    });
    expect(await hats.createHat({ size: 7 })).toEqual({ id: "hat", size: 7 });
  });
});
