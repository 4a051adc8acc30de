import { afterEach, describe, expect, it, vi } from "vitest";
import { warnOnce } from "./development.js";
import { HttpError, PorticoError, systemError } from "./portico-error.js";

const ERROR_CODES_PAGE = "https://portico-sdk.github.io/portico/error-codes/#";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("error.help and error.docs", () => {
  it("state what to do and link to the documentation for the code", () => {
    const error = new PorticoError("m", { code: "NO_CONTEXT", operation: "a.b.getThing" });
    expect(error.help).toMatch(/^Call a\.b\.getThing on a client/);
    expect(error.docs).toBe(`${ERROR_CODES_PAGE}no_context`);
    expect(error.toJSON()).toMatchObject({ help: error.help, docs: error.docs });
  });

  it("use the help text or the anchor that the error is created with", () => {
    expect(new PorticoError("m", { code: "NO_CONTEXT", help: "Do this." }).help).toBe("Do this.");
    const error = new HttpError("gone", { code: "GONE", anchor: "HTTP_4XX" });
    expect(error.docs).toBe(`${ERROR_CODES_PAGE}http_4xx`);
    expect(error.help).toMatch(/^Compare the request/);
    expect("anchor" in error).toBe(false);
  });

  it("omit the help text in production, but keep the link", () => {
    vi.stubEnv("NODE_ENV", "production");
    const error = new PorticoError("m", { code: "NO_CONTEXT" });
    expect("help" in error).toBe(false);
    expect(error.docs).toBe(`${ERROR_CODES_PAGE}no_context`);
  });

  it("do not require a complete global `process`", () => {
    for (const process of [undefined, {}, { env: {} }]) {
      vi.stubGlobal("process", process);
      expect(new PorticoError("m", { code: "NO_CONTEXT" }).code).toBe("NO_CONTEXT");
    }
  });

  it("are part of the stack in browsers, because browser consoles print only the stack", () => {
    vi.stubGlobal("document", {});
    const { stack, help, docs } = systemError("Failed to fetch", { code: "NETWORK" });
    expect(stack).toMatch(/^SystemError: System error occurred: Failed to fetch\n/);
    expect(stack).toContain(`\n${help}\n${docs}\n    at `);
  });
});

describe("warnOnce", () => {
  it("warns once per code, and never in production", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const code = `TEST_${Math.random()}`;
    vi.stubEnv("NODE_ENV", "production");
    warnOnce(code, "It happened.");
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv("NODE_ENV", "development");
    warnOnce(code, "It happened.");
    warnOnce(code, "It happened.");
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(`[portico] ${code}: It happened. `);
    warn.mockRestore();
  });
});
