import { describe, expect, it } from "vitest";
import { CLIENT_ID, SECRET } from "../testing/server-kit.js";
import type { SessionServerOptions } from "./server-types.js";
import { sessionServer } from "./session-server.js";

const createServer = (options: object) =>
  sessionServer({ clientId: CLIENT_ID, secret: SECRET, ...options } as SessionServerOptions);

describe("sessionServer", () => {
  it.each([
    [{ clientId: "" }, "clientId"],
    [{ secret: undefined }, "secret"],
    [{ secret: "short" }, "secret"],
    [{ secret: [] }, "secret"],
    [{ secret: [SECRET, 5] }, "secret"],
    [{ basePath: "auth" }, "basePath"],
    [{ basePath: "/" }, "basePath"],
    [{ basePath: 5 }, "basePath"],
    [{ origin: "shop.example" }, "origin"],
    [{ origin: "https://user:password@shop.example" }, "origin"],
    [{ origin: "https://shop.example/path" }, "origin"],
    [{ storage: {} }, "storage"],
    [{ leeway: -1 }, "leeway"],
    [{ cookie: { name: "a;b" } }, "cookie.name"],
    [{ cookie: { maxAge: 0 } }, "cookie.maxAge"],
    [{ cookie: { maxAge: 0.5 } }, "cookie.maxAge"],
    [{ cookie: { sameSite: "Lax" } }, "cookie.sameSite"],
    [{ cookie: { path: "shop" } }, "cookie.path"],
    [{ cookie: { path: "/;Secure" } }, "cookie.path"],
    [{ cookie: { domain: "a b" } }, "cookie.domain"],
    [{ timeout: "1" }, "timeout"],
  ])("rejects %j with an error that names the option", (options, name) => {
    expect(() => createServer(options)).toThrow(
      expect.objectContaining({
        code: "INVALID_OPTION",
        message: expect.stringMatching(`^${name} must be `),
      }),
    );
  });

  it("rejects unknown options", () => {
    expect(() => createServer({ basepath: "/auth" })).toThrow(
      /^Unknown option "basepath"\. Did you mean "basePath"\? Known options: clientId, secret, basePath, .*, retry, hooks$/,
    );
  });

  it("rejects a module named session", () => {
    expect(() => createServer({ modules: { session: {} } })).toThrow(
      "modules.session must be renamed",
    );
  });

  it("keeps the secret out of error messages", () => {
    for (const secret of ["short-secret", [SECRET, "short-secret"]]) {
      expect(() => createServer({ secret })).toThrow(/^(?!.*short-secret)/);
    }
  });
});
