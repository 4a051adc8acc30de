import { createClient } from "@portico/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiKeyStrategy } from "./api-key-strategy.js";
import { AppStrategy } from "./app/index.js";
import { OAuthStrategy } from "./oauth-strategy.js";
import { sessionServer } from "./server/index.js";
import { ServerSessionStrategy } from "./server-session-strategy.js";

const errorWithoutOptions = (strategy: unknown) => {
  try {
    (strategy as () => void)();
  } catch (error) {
    return error;
  }
  return undefined;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("strategies and sessionServer without options", () => {
  it.each(Object.entries({ OAuthStrategy, ApiKeyStrategy, AppStrategy, sessionServer }))(
    "throw an error that describes the expected argument: %s",
    (name, strategy) => {
      expect(errorWithoutOptions(strategy)).toMatchObject({
        name: "PorticoError",
        code: "INVALID_OPTION",
        message: expect.stringMatching(
          new RegExp(`^The argument of ${name} must be \\{ \\w+, … \\}, not undefined$`),
        ),
      });
    },
  );

  it("do not throw if they require no option", () => {
    expect(errorWithoutOptions(ServerSessionStrategy)).toBeUndefined();
  });
});

describe("an invalid argument of a login method", () => {
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: "c" }) });
  const signIn = auth.signIn as (argument?: unknown) => Promise<object>;

  it.each([
    [{ password: "p" }, "INVALID_OPTION", "email must be a non-empty string, not undefined"],
    [{ email: "a@b.c" }, "INVALID_OPTION", "password must be a non-empty string, not undefined"],
    [
      "a@b.c",
      "INVALID_OPTION",
      /^The argument of signIn must be \{ email, password \}.* not a string$/,
    ],
    [null, "INVALID_OPTION", /not null$/],
    [undefined, "NO_BROWSER", /pass redirectUri and originalUri$/],
  ])(
    "makes signIn return a failure state with an error message and a help text: %j",
    async (argument, code, message) => {
      expect(await signIn(argument)).toMatchObject({
        loginState: "FAILURE",
        error: expect.stringMatching(message),
        cause: { code, help: expect.any(String) },
      });
    },
  );

  it("makes login and register return a failure state", async () => {
    const { login, register } = auth as unknown as Record<
      string,
      (argument?: unknown) => Promise<object>
    >;
    for (const step of [login, register]) {
      expect(await step?.()).toMatchObject({
        loginState: "FAILURE",
        cause: { code: "INVALID_OPTION" },
      });
    }
  });
});

it("strategies and sessionServer warn in a browser, once for each warning code", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const secret = "s3cret".padEnd(32, "x");
  const createAll = () => {
    ApiKeyStrategy({ apiKey: secret, siteId: "s" });
    AppStrategy({ appId: "a", appSecret: secret, instanceId: "i" });
    sessionServer({ clientId: "c", secret });
  };
  createAll();
  expect(warn).not.toHaveBeenCalled();
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", {});
  createAll();
  createAll();
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([
    expect.stringMatching(
      /SECRET_IN_BROWSER: ApiKeyStrategy runs in a browser\. .*`OAuthStrategy`/,
    ),
    expect.stringMatching(/SERVER_CODE_IN_BROWSER: sessionServer runs in a browser\. /),
  ]);
  expect(lines.join()).not.toContain("s3cret");
  warn.mockRestore();
});
