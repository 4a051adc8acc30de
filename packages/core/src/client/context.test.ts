import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetCopies } from "./testing/forget-copies.js";

const NO_CONTEXT =
  "Wix context is not available. Make sure to initialize the Wix context before using SDK modules";
const NO_ELEVATED_CLIENT =
  "An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules";

/** Imports the modules again, without the ambient clients that other tests have set. */
async function loadFreshModules() {
  vi.resetModules();
  forgetCopies();
  const { createClient } = await import("../create-client.js");
  const { captureClient, elevate, runWithClient } = await import("./context.js");
  const { call } = await import("../call/call.js");
  const createNamedClient = (name: string) =>
    createClient({
      modules: { things: { who: () => call<Promise<{ who: string }>>(operation, []) } },
      fetch: async () => new Response(JSON.stringify({ who: name })),
    });
  const operation = { name: "a.b.who", method: "GET", path: "/who" } as const;
  const getClientName = async () => (await call<Promise<{ who: string }>>(operation, [])).who;
  return { captureClient, elevate, runWithClient, createNamedClient, getClientName };
}
const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("the ambient client", () => {
  it("is required for unbound operations, which otherwise reject with NO_CONTEXT", async () => {
    const { getClientName } = await loadFreshModules();
    await expect(getClientName()).rejects.toThrow(NO_CONTEXT);
    await expect(getClientName()).rejects.toMatchObject({
      name: "PorticoError",
      code: "NO_CONTEXT",
    });
  });

  it("is the client whose `enableContext` was called last", async () => {
    const { createNamedClient, getClientName } = await loadFreshModules();
    createNamedClient("a").enableContext();
    expect(await getClientName()).toBe("a");
    createNamedClient("b").enableContext();
    expect(await getClientName()).toBe("b");
  });

  it("has lower priority than the client that a function is bound to", async () => {
    const { createNamedClient, getClientName } = await loadFreshModules();
    createNamedClient("ambient").enableContext();
    const { things } = createNamedClient("bound");
    const [a, b, c] = await Promise.all([things.who(), getClientName(), things.who()]);
    expect([a.who, b, c.who]).toEqual(["bound", "ambient", "bound"]);
  });

  it("is restored when a bound function throws", async () => {
    const { createNamedClient, getClientName } = await loadFreshModules();
    createNamedClient("ambient").enableContext();
    const throwing = createNamedClient("bound").use(() => {
      throw new Error("broken");
    });
    expect(throwing).toThrow("broken");
    expect(await getClientName()).toBe("ambient");
  });
});

describe("runWithClient", () => {
  it("sets the client for asynchronous code, separately for each concurrent call", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    createNamedClient("global").enableContext();
    const serve = (name: string) =>
      runWithClient(createNamedClient(name), async () => {
        const firstName = await getClientName();
        await waitForNextTurn();
        return [firstName, await getClientName()];
      });
    expect(await Promise.all([serve("a"), serve("b"), getClientName()])).toEqual([
      ["a", "a"],
      ["b", "b"],
      "global",
    ]);
  });

  it("restores the outer client after a nested call", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const [outer, inner] = [createNamedClient("outer"), createNamedClient("inner")];
    const names = await runWithClient(outer, async () => [
      await runWithClient(inner, getClientName),
      await getClientName(),
      (await outer.things.who()).who,
    ]);
    expect(names).toEqual(["inner", "outer", "outer"]);
  });

  it("overrides the client that the calling function is bound to", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const inner = createNamedClient("inner");
    const outer = createNamedClient("outer");
    expect(await outer.use(() => runWithClient(inner, getClientName))()).toBe("inner");
    const callBoth = outer.use(() =>
      Promise.all([runWithClient(inner, getClientName), getClientName()]),
    );
    expect(await callBoth()).toEqual(["inner", "outer"]);
  });

  it("throws for a value that is not a client", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const runWithCopy = () => runWithClient({ ...createNamedClient("a") }, getClientName);
    expect(runWithCopy).toThrow(/^Expected a client created with createClient, got an object$/);
  });
});

describe("runWithClient without node:async_hooks", () => {
  beforeEach(() => {
    vi.stubGlobal("process", { ...process, getBuiltinModule: undefined });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("sets the client only for the synchronous part of the function", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const promise = runWithClient(createNamedClient("a"), async () => {
      const firstName = getClientName();
      await waitForNextTurn();
      return [await firstName, await getClientName().catch((error) => error.code)];
    });
    await expect(getClientName()).rejects.toThrow(NO_CONTEXT);
    expect(await promise).toEqual(["a", "NO_CONTEXT"]);
  });

  it("no longer uses the client after the function throws", async () => {
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const throwError = () => {
      throw new Error("broken");
    };
    expect(() => runWithClient(createNamedClient("a"), throwError)).toThrow("broken");
    await expect(getClientName()).rejects.toThrow(NO_CONTEXT);
  });

  it.each([undefined, {}, { getBuiltinModule: () => undefined }])(
    "sets the client for the synchronous part if `process` is %j",
    async (process) => {
      const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
      vi.stubGlobal("process", process);
      const promise = runWithClient(createNamedClient("a"), getClientName);
      vi.unstubAllGlobals();
      expect(await promise).toBe("a");
    },
  );

  it("keeps the elevated client of an outer call", async () => {
    const { createNamedClient, elevate, runWithClient, getClientName } = await loadFreshModules();
    const [app, plain] = [createNamedClient("app"), createNamedClient("plain")];
    const inner = () =>
      runWithClient(plain, () => Promise.all([elevate(getClientName)(), getClientName()]));
    expect(await runWithClient(app, inner, { elevated: true })).toEqual(["app", "plain"]);
    await expect(elevate(getClientName)()).rejects.toThrow(NO_ELEVATED_CLIENT);
  });

  it("uses the global AsyncLocalStorage if the runtime provides one", async () => {
    const { AsyncLocalStorage } = await import("node:async_hooks");
    vi.stubGlobal("AsyncLocalStorage", AsyncLocalStorage);
    const { createNamedClient, runWithClient, getClientName } = await loadFreshModules();
    const name = await runWithClient(createNamedClient("a"), async () => {
      await waitForNextTurn();
      return getClientName();
    });
    expect(name).toBe("a");
  });
});

describe("elevate", () => {
  it("returns a function that rejects with NO_ELEVATED_CONTEXT if no elevated client is set", async () => {
    const { createNamedClient, elevate, getClientName } = await loadFreshModules();
    await expect(elevate(getClientName)()).rejects.toThrow(NO_ELEVATED_CLIENT);
    await expect(elevate(getClientName)()).rejects.toMatchObject({ code: "NO_ELEVATED_CONTEXT" });
    createNamedClient("plain").enableContext();
    await expect(elevate(getClientName)()).rejects.toThrow(NO_ELEVATED_CLIENT);
    await expect(createNamedClient("bound").use(elevate(getClientName))()).rejects.toThrow(
      NO_ELEVATED_CLIENT,
    );
  });

  it("uses the elevated client only for wrapped functions", async () => {
    const { createNamedClient, elevate, getClientName } = await loadFreshModules();
    createNamedClient("plain").enableContext();
    createNamedClient("app").enableContext({ elevated: true });
    expect(await elevate(getClientName)()).toBe("app");
    expect(await getClientName()).toBe("plain");
  });

  it("prefers the elevated client set by `runWithClient` to the one set by `enableContext`", async () => {
    const { createNamedClient, elevate, runWithClient, getClientName } = await loadFreshModules();
    createNamedClient("app").enableContext({ elevated: true });
    const names = await runWithClient(
      createNamedClient("own app"),
      () =>
        runWithClient(createNamedClient("plain"), async () => [
          await elevate(getClientName)(),
          await getClientName(),
        ]),
      { elevated: true },
    );
    expect(names).toEqual(["own app", "plain"]);
  });
});

describe("captureClient", () => {
  it("returns a function that runs later calls with the captured client", async () => {
    const { captureClient, createNamedClient, getClientName } = await loadFreshModules();
    const callTwice = async () => {
      const runCaptured = captureClient();
      await waitForNextTurn();
      return [await runCaptured(getClientName), await runCaptured(getClientName)];
    };
    expect(await createNamedClient("a").use(callTwice)()).toEqual(["a", "a"]);
  });

  it("throws NO_CONTEXT if there is no current client", async () => {
    const { captureClient } = await loadFreshModules();
    expect(() => captureClient()).toThrow(NO_CONTEXT);
  });
});
