import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import {
  isApplicationError,
  isHttpError,
  isPorticoError,
  isSystemError,
  isValidationError,
} from "./guards.js";
import {
  ApplicationError,
  causeMessage,
  HttpError,
  KIND,
  PorticoError,
  SystemError,
  systemError,
  ValidationError,
} from "./portico-error.js";

const guards = { isValidationError, isApplicationError, isHttpError, isSystemError };
const createErrors = (classes: {
  ValidationError: typeof ValidationError;
  ApplicationError: typeof ApplicationError;
  HttpError: typeof HttpError;
  SystemError: typeof SystemError;
}) => ({
  isValidationError: new classes.ValidationError([
    { field: "id", description: "must not be empty" },
  ]),
  isApplicationError: new classes.ApplicationError("a", { code: "A" }),
  isHttpError: new classes.HttpError("h", { code: "H" }),
  isSystemError: new classes.SystemError("s", { code: "S" }),
});

describe("SDK errors", () => {
  it("extend PorticoError", () => {
    for (const error of Object.values(
      createErrors({ ValidationError, ApplicationError, HttpError, SystemError }),
    )) {
      expect(error).toBeInstanceOf(PorticoError);
      expect(error).toBeInstanceOf(Error);
      expect(isPorticoError(error)).toBe(true);
    }
  });

  it("are recognized by the guards, even if another copy of the package created them", async () => {
    vi.resetModules();
    const copy = await import("./portico-error.js");
    expect(copy.PorticoError).not.toBe(PorticoError);
    for (const errors of [
      createErrors({ ValidationError, ApplicationError, HttpError, SystemError }),
      createErrors(copy),
    ]) {
      for (const [name, error] of Object.entries(errors)) {
        const matchingGuards = Object.entries(guards).filter(([, guard]) => guard(error));
        expect(matchingGuards.map(([guard]) => guard)).toEqual([name]);
        expect(isPorticoError(error)).toBe(true);
      }
    }
  });

  it("are distinguished from other thrown values by the guards", () => {
    for (const value of [undefined, null, "x", 1, {}, new Error("x")]) {
      expect(isPorticoError(value)).toBe(false);
      for (const guard of Object.values(guards)) expect(guard(value)).toBe(false);
    }
  });

  it("list the invalid fields in the message of a ValidationError", () => {
    const error = new ValidationError([
      { field: "a", description: "is empty" },
      { field: "b.c", description: "is long" },
    ]);
    expect(error.message).toBe('INVALID_ARGUMENT: "a" is empty, "b.c" is long');
    expect(error.violations.map(({ field }) => field)).toEqual(["a", "b.c"]);
    expect(error.code).toBe("INVALID_ARGUMENT");
  });

  it("omit properties without a value", () => {
    const error = new PorticoError("m", { code: "C", status: undefined });
    expect(Object.keys(error)).toEqual(["retryable", "details", "code", "docs"]);
    expect("cause" in error).toBe(false);
  });

  it("use their current `name` when they are converted to a string", () => {
    const error = new PorticoError("m", { code: "C" });
    expect(String(error)).toBe("PorticoError: m");
    Object.defineProperty(error, "name", { value: "Renamed" });
    expect(String(error)).toMatch(/^Renamed: /);
  });

  it("store their kind under a symbol that all copies of the package share", () => {
    expect(KIND).toBe(Symbol.for("portico.error@1"));
  });

  it("expose their reason, code and status as properties and in JSON", () => {
    const error = systemError("no response within 5 ms", { code: "TIMEOUT", retryable: true });
    expect(isSystemError(error)).toBe(true);
    expect(error).toMatchObject({
      message: "System error occurred: no response within 5 ms",
      reason: "no response within 5 ms",
      code: "TIMEOUT",
      retryable: true,
    });
    const goneError = new HttpError("gone", { code: "GONE", status: 410, statusText: "Gone" });
    expect(JSON.parse(JSON.stringify(goneError))).toEqual({
      name: "HttpError",
      message: "gone",
      code: "GONE",
      status: 410,
      statusText: "Gone",
      retryable: false,
      details: {},
      docs: "https://portico-sdk.github.io/portico/error-codes/#gone",
    });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ reason: "no response within 5 ms" });
    expect("statusText" in error || "reason" in goneError).toBe(false);
  });

  it("are serialized with the message of their cause, but without its other properties", () => {
    const cause = Object.assign(new Error("rejected"), {
      request: { headers: { authorization: "secret" } },
    });
    const error = new SystemError("System error occurred: rejected", {
      code: "NETWORK",
      operation: "a.b.c",
      retryable: true,
      cause,
    });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "SystemError",
      message: "System error occurred: rejected",
      code: "NETWORK",
      operation: "a.b.c",
      retryable: true,
      details: {},
      help: expect.stringMatching(/^Check the network connection and the URL/),
      docs: "https://portico-sdk.github.io/portico/error-codes/#network",
      cause: "rejected",
    });
  });

  it("include their message when they are printed", () => {
    expect(inspect(new HttpError("gone", { code: "GONE", status: 410 }))).toContain("gone");
  });
});

describe("causeMessage", () => {
  it("joins the messages of an error and its causes", () => {
    const cause = Object.assign(new Error(""), { code: "ECONNREFUSED" });
    const error = new TypeError("fetch failed", { cause: cause });
    expect(causeMessage(error)).toBe("fetch failed: ECONNREFUSED");
  });

  it("returns a message for cyclic causes, long chains of causes and values that are not errors", () => {
    const cyclicCause: { message: string; cause?: unknown } = { message: "again" };
    cyclicCause.cause = cyclicCause;
    expect(causeMessage(cyclicCause)).toBe("again");
    expect(causeMessage("text")).toBe("text");
    expect(causeMessage(undefined)).toBe("unknown");
    expect(causeMessage({})).toBe("unknown");
    expect(causeMessage(null)).toBe("unknown");
    expect(causeMessage({ message: "no more", cause: null })).toBe("no more");
    const nestedCause = [..."7654321"].reduce<unknown>(
      (cause, message) => ({ message, cause }),
      undefined,
    );
    expect(causeMessage(nestedCause)).toBe("1: 2: 3: 4: 5");
  });
});
