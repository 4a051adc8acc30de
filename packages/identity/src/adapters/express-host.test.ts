import { describe, expect, it } from "vitest";
import { hostOf } from "./express-host.js";

const LOOPBACK_ADDRESS = "127.0.0.1";

/** Creates a request to an app that trusts either local proxies or no proxy. */
const requestOf = (headers: Record<string, string | string[]>, trustsProxy: boolean) => ({
  app: {
    get: (name: string) =>
      name === "trust proxy fn" &&
      ((address: string) => trustsProxy && address === LOOPBACK_ADDRESS),
  },
  headers,
  socket: { remoteAddress: LOOPBACK_ADDRESS },
});

describe("hostOf", () => {
  const host = "shop.example:3000";
  const forwardedHeaders = {
    host: "internal:8080",
    "x-forwarded-host": "shop.example:8443, proxy",
  };

  it("returns the Host header with its port, or undefined if the request has no Host header", () => {
    expect(hostOf(requestOf({ host }, false))).toBe(host);
    expect(hostOf(requestOf({ host }, true))).toBe(host);
    expect(hostOf(requestOf({}, true))).toBeUndefined();
  });

  it("returns the first X-Forwarded-Host value only if the app trusts the proxy", () => {
    expect(hostOf(requestOf(forwardedHeaders, true))).toBe("shop.example:8443");
    expect(hostOf(requestOf(forwardedHeaders, false))).toBe("internal:8080");
  });
});
