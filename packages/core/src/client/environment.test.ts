import { afterEach, describe, expect, it, vi } from "vitest";
import { environmentOf } from "./environment.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("environmentOf", () => {
  it("replaces only missing values with defaults", () => {
    expect(environmentOf()).toMatchObject({
      baseUrl: "https://www.wixapis.com",
      timeout: Number.POSITIVE_INFINITY,
      totalTimeout: 30_000,
      retry: {},
      maxResponseSize: 64_000_000,
    });
    const clock = { now: () => 7, sleep: async () => {} };
    const customOptions = {
      baseUrl: "http://localhost:1/api",
      timeout: 0,
      totalTimeout: 1,
      maxResponseSize: 0,
      clock,
    };
    expect(environmentOf(customOptions)).toMatchObject(customOptions);
  });

  it("removes trailing slashes from the base URL", () => {
    expect(environmentOf({ baseUrl: "http://localhost:1/api//" }).baseUrl).toBe(
      "http://localhost:1/api",
    );
  });

  it("uses the global `fetch` that exists at the time of the call", async () => {
    const { fetch } = environmentOf();
    const globalFetch = vi.fn(async () => new Response("late"));
    vi.stubGlobal("fetch", globalFetch);
    const init = { method: "PUT" };
    expect(await (await fetch("https://a/", init)).text()).toBe("late");
    expect(globalFetch.mock.calls).toEqual([["https://a/", init]]);
  });

  it("always calls a custom `fetch` with a Request", async () => {
    const inputs: unknown[] = [];
    const { fetch } = environmentOf({
      fetch: async (...args) => {
        inputs.push(...args);
        return new Response();
      },
    });
    const request = new Request("https://a/");
    await fetch(request);
    expect(inputs).toEqual([request]);
    expect(inputs[0]).toBe(request);
    for (const input of ["https://a/", new URL("https://a/")]) await fetch(input);
    await fetch(request, { method: "PUT" });
    const requestLines = inputs.map((input) =>
      input instanceof Request ? `${input.method} ${input.url}` : "",
    );
    expect(requestLines).toEqual([
      "GET https://a/",
      "GET https://a/",
      "GET https://a/",
      "PUT https://a/",
    ]);
  });
});
