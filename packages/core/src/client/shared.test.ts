import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { forgetCopies } from "./testing/forget-copies.js";

beforeEach(forgetCopies);
afterEach(forgetCopies);

/** Loads another copy of the package, as if from another folder in node_modules. */
async function loadCopy() {
  vi.resetModules();
  const { createClient } = await import("../create-client.js");
  const { elevate, runWithClient } = await import("./context.js");
  const { operation } = await import("../call/operation.js");
  const { shared } = await import("./shared.js");
  const { hasWritten } = await import("./client-view.js");
  const getName = operation<() => Promise<{ name: string }>>({
    name: "a.b.getName",
    method: "GET",
    path: "/name",
  });
  const createNamedClient = (name: string) =>
    createClient({ modules: { names: { getName } }, fetch: async () => Response.json({ name }) });
  return { createNamedClient, getName, elevate, runWithClient, shared, hasWritten };
}

describe("two compatible copies of core", () => {
  it("bind each other's operations", async () => {
    const [a, b] = [await loadCopy(), await loadCopy()];
    expect(a.getName).not.toBe(b.getName);
    const { getName } = a.createNamedClient("a").use({ getName: b.getName });
    expect(await getName()).toEqual({ name: "a" });
  });

  it("share the client set by enableContext and runWithClient", async () => {
    const [a, b] = [await loadCopy(), await loadCopy()];
    a.createNamedClient("global").enableContext();
    expect(await b.getName()).toEqual({ name: "global" });
    const names = await b.runWithClient(a.createNamedClient("scoped"), async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return [await a.getName(), await b.getName()];
    });
    expect(names).toEqual([{ name: "scoped" }, { name: "scoped" }]);
  });

  it("share the elevated client", async () => {
    const [a, b] = [await loadCopy(), await loadCopy()];
    const call = () => b.elevate(b.getName)();
    const result = await a.runWithClient(a.createNamedClient("app"), call, { elevated: true });
    expect(result).toEqual({ name: "app" });
  });

  it("recognize each other's clients", async () => {
    const [a, b] = [await loadCopy(), await loadCopy()];
    expect(b.hasWritten(a.createNamedClient("a"))).toBe(false);
  });

  it("share values by name", async () => {
    const [a, b] = [await loadCopy(), await loadCopy()];
    const map = a.shared("test", () => new Map());
    expect(b.shared("test", () => new Map())).toBe(map);
    expect(b.shared("other", () => new Map())).not.toBe(map);
  });
});

describe("an incompatible copy of core", () => {
  const createOtherCopy = (line: string) => ({
    line,
    version: "7.1.0",
    path: "file:///app/old/all.js",
  });
  const setFirstCopy = (line: string) =>
    Reflect.set(globalThis, Symbol.for("portico.core"), createOtherCopy(line));

  it.each(["7.1", `${Number.parseInt(manifest.version, 10)}.0`])(
    "of release line %s causes an error with both versions, both paths and the commands that fix the problem",
    async (line) => {
      const copy = await loadCopy();
      setFirstCopy(line);
      expect(() => copy.createNamedClient("a")).toThrow(
        expect.objectContaining({
          name: "PorticoError",
          code: "INCOMPATIBLE_COPIES",
          message: expect.stringMatching(
            /7\.1\.0 from file:\/\/\/app\/old\/all\.js and .*client.shared\.ts.*npm ls @portico\/core.*npm dedupe/,
          ),
        }),
      );
      expect(() => copy.createNamedClient("a")).toThrow(`and ${manifest.version} from`);
    },
  );

  it("causes an error in calls and in functions that receive a client", async () => {
    const copy = await loadCopy();
    setFirstCopy("7.1");
    await expect(copy.getName()).rejects.toMatchObject({ code: "INCOMPATIBLE_COPIES" });
    expect(() => copy.runWithClient({}, () => 1)).toThrow("incompatible copies");
  });
});
