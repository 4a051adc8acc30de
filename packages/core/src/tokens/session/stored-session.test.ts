import { afterEach, describe, expect, it, vi } from "vitest";
import { settle, timelineClock } from "../../time/testing/timeline-clock.js";
import { emptyTokens } from "../model/token.js";
import { memoryStorage } from "../store/memory-storage.js";
import { managerKit } from "../testing/manager-kit.js";
import { createTokenManager } from "./token-manager.js";

const HOUR = 3_600_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an unusual token storage", () => {
  it("with invalid content leads to a visitor session, without errors or loops", async () => {
    const contents = [
      "",
      "{",
      "null",
      "3",
      "[]",
      '"text"',
      "<html>",
      '{"accessToken":',
      '{"accessToken":{"value":"a\\nb","expiresAt":9e9},"refreshToken":{"value":"r","role":"owner"}}',
      '{"version":2,"accessToken":{"value":"a","expiresAt":9e9},"refreshToken":{"value":"r","role":"member"}}',
      '{"accessToken":{"value":7},"refreshToken":null}',
      '{"__proto__":{"accessToken":{"value":"a","expiresAt":9e9}}}',
    ];
    for (const text of contents) {
      const storage = memoryStorage();
      await storage.set("session", text);
      const { manager, service } = managerKit({ storage }, (request) => request.grant());
      expect(manager.peek()).toEqual(emptyTokens());
      expect((await manager.get()).accessToken.value).toBe("access-1");
      await manager.get();
      expect(service.log).toEqual(["start"]);
      expect(JSON.parse((await storage.get("session")) ?? "")).toMatchObject({
        refreshToken: { role: "visitor" },
      });
    }
    expect(({} as Record<string, unknown>).accessToken).toBeUndefined();
  });

  it("with an incomplete session provides the valid parts of the session", async () => {
    const storage = memoryStorage();
    await storage.set("session", '{"refreshToken":{"value":"ada","role":"member"}}');
    const { manager, service } = managerKit({ storage }, (request) => request.grant());
    expect((await manager.get()).refreshToken.role).toBe("member");
    expect(service.log).toEqual(["renew ada"]);
  });

  it("with a session from Wix's own SDK provides this session, and keeps the format of that SDK", async () => {
    const storage = memoryStorage();
    const publishedSession = {
      accessToken: { value: "OauthNG.JWS.abc", expiresAt: Date.UTC(2030, 0, 2) / 1000 },
      refreshToken: { value: "JWS.def", role: "member" },
    };
    await storage.set("session", JSON.stringify(publishedSession));
    const { manager, clock } = managerKit({ storage }, (request) => request.grant());
    expect(await manager.get()).toEqual(publishedSession);
    await clock.advance(48 * HOUR);
    await manager.get();
    const storedSession = JSON.parse((await storage.get("session")) ?? "");
    expect(Object.keys(storedSession).sort()).toEqual(["accessToken", "refreshToken"]);
    expect(storedSession.refreshToken).toEqual(publishedSession.refreshToken);
  });

  it("that returns a different value on each read causes an error, not a loop", async () => {
    let count = 0;
    const storage = {
      getTokens: () => ({
        ...emptyTokens(),
        refreshToken: { value: `r${count++}`, role: "visitor" as const },
      }),
      setTokens: () => {},
    };
    const { manager } = managerKit({ storage }, (request) => request.grant());
    await expect(manager.get()).rejects.toMatchObject({
      name: "PorticoError",
      code: "SESSION_CONFLICT",
      message: "The session changed several times while it was being refreshed",
      retryable: true,
    });
  });
});

describe("a stored session", () => {
  const tokensOfBob = (seconds: number) => ({
    accessToken: { value: "b", expiresAt: seconds },
    refreshToken: { value: "bob", role: "member" },
  });

  it("is replaced by the initial tokens of a manager", async () => {
    const storage = memoryStorage();
    storage.set("session", JSON.stringify(tokensOfBob(9e9)));
    const tokens = { ...tokensOfBob(9e9), refreshToken: { value: "ada", role: "member" } };
    const { manager, events } = managerKit({ storage, tokens });
    expect(await manager.get()).toEqual(tokens);
    expect(JSON.parse((await storage.get("session")) ?? "")).toEqual(tokens);
    expect(events).toEqual([]);
  });

  it("is not refreshed after a 401 if another process has ended it", async () => {
    const storage = memoryStorage();
    const { manager, session, service } = managerKit({ storage });
    manager.set(session("member", "ada"));
    storage.remove?.("session");
    expect(await manager.recover("old-ada")).toBe(false);
    expect(service.log).toEqual([]);
  });

  it("is watched for changes from the first read until the manager is disposed", () => {
    const unsubscribe = vi.fn();
    const subscribe = vi.fn((_key: string, _listener: () => void) => unsubscribe);
    const options = { grants: {}, clock: timelineClock, key: "k" };
    const manager = createTokenManager({ ...options, storage: { ...memoryStorage(), subscribe } });
    expect(subscribe).not.toHaveBeenCalled();
    manager.peek();
    manager.peek();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith("k", expect.any(Function));
    manager.dispose();
    expect(unsubscribe).toHaveBeenCalledOnce();
    manager.peek();
    expect(subscribe).toHaveBeenCalledOnce();
    expect(createTokenManager(options).dispose).not.toThrow();
  });
});

describe("session listeners", () => {
  it("are not called if the same session is set again", async () => {
    const { manager, session } = managerKit();
    const listener = vi.fn();
    manager.set(session("member", "ada"));
    manager.subscribe(listener);
    manager.set(session("member", "ada"));
    manager.set(session("member", "ada", 100));
    expect(listener).not.toHaveBeenCalled();
  });

  it("are not called after disposal, and can still be added and removed", async () => {
    const { manager, events } = managerKit();
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    manager.dispose();
    const lateListener = vi.fn();
    const unsubscribe = manager.subscribe(lateListener);
    manager.clear();
    manager.set({
      accessToken: { value: "a", expiresAt: 9e9 },
      refreshToken: { value: "r", role: "member" },
    });
    await settle();
    expect(unsubscribe).not.toThrow();
    expect(lateListener).not.toHaveBeenCalled();
    expect(events).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each([
    ["a server with `reportError`", undefined, true],
    ["a page without `reportError`", {}, false],
  ])(
    "have their errors logged, and not reported as uncaught, on %s",
    async (_name, documentStub, hasReportError) => {
      const reportErrorMock = vi.fn();
      vi.stubGlobal("document", documentStub).stubGlobal(
        "reportError",
        hasReportError ? reportErrorMock : undefined,
      );
      const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
      const { manager } = managerKit({}, (request) => request.grant());
      manager.subscribe(() => {
        throw new Error("mine");
      });
      await manager.get();
      await settle();
      expect(consoleError).toHaveBeenCalledExactlyOnceWith(
        "[portico] A session listener threw an error:",
        new Error("mine"),
      );
      expect(reportErrorMock).not.toHaveBeenCalled();
    },
  );

  it("are called only for changes, and not after they have unsubscribed", async () => {
    const storage = memoryStorage();
    const storedSession = {
      accessToken: { value: "stored", expiresAt: Date.UTC(2030, 0, 1) / 1000 + 14_400 },
      refreshToken: { value: "v", role: "visitor" },
    };
    await storage.set("session", JSON.stringify(storedSession));
    const { manager, events, clock, session } = managerKit({ storage }, (request) =>
      request.grant(),
    );
    await manager.get();
    expect(events).toEqual([]);
    const types: string[] = [];
    const unsubscribe = manager.subscribe((event) => types.push(event.type));
    await clock.advance(5 * HOUR);
    await manager.get();
    unsubscribe();
    manager.set(session("member", "ada"));
    expect(types).toEqual(["refreshed"]);
    manager.dispose();
    manager.clear();
    expect(events).toEqual(["refreshed visitor>visitor", "member visitor>member"]);
    expect((await manager.get()).refreshToken.role).toBe("visitor");
  });

  it("have their errors reported, and do not end the process, if they throw or reject", async () => {
    const { manager, events } = managerKit({}, (request) => request.grant());
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const onUncaughtError = vi.fn();
    process.on("uncaughtException", onUncaughtError).on("unhandledRejection", onUncaughtError);
    manager.subscribe(() => {
      throw new Error("mine");
    });
    manager.subscribe(async () => {
      throw new Error("mine, later");
    });
    const laterTypes: string[] = [];
    manager.subscribe((event) => laterTypes.push(event.type));
    await manager.get();
    await settle();
    expect(consoleError.mock.calls.map(([, error]) => error)).toEqual([
      new Error("mine"),
      new Error("mine, later"),
    ]);
    // Browsers get an uncaught error, so that monitoring can report it.
    const reportErrorMock = vi.fn();
    vi.stubGlobal("document", {}).stubGlobal("reportError", reportErrorMock);
    manager.clear();
    await settle();
    expect(reportErrorMock.mock.calls).toEqual([[new Error("mine")], [new Error("mine, later")]]);
    expect(consoleError).toHaveBeenCalledTimes(2);
    expect(onUncaughtError).not.toHaveBeenCalled();
    expect(laterTypes).toEqual(["visitor", "visitor"]);
    expect(events).toEqual(["visitor none>visitor", "visitor visitor>none"]);
    process.off("uncaughtException", onUncaughtError).off("unhandledRejection", onUncaughtError);
  });
});
