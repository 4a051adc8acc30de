import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../create-client.js";
import type { PorticoError } from "../errors/portico-error.js";
import { operation } from "./operation.js";

const getThing = operation<(id: string) => Promise<object>>({
  name: "a.b.getThing",
  method: "GET",
  path: "/things/{id}",
  args: ["id"],
});
const fetch = async () => new Response("{}", { status: 404 });
const client = createClient({ modules: { things: { getThing } }, fetch });

// The tests look for these function names in the stack.
async function awaitingCaller() {
  return await client.things.getThing("a-1");
}
function catchingCaller(): Promise<PorticoError> {
  return client.things.getThing("a-1").then(
    () => expect.fail("did not fail"),
    (error) => error,
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the stack of a call's error", () => {
  it("contains the line of an awaited call exactly once, in production and development", async () => {
    for (const mode of ["production", "development"]) {
      vi.stubEnv("NODE_ENV", mode);
      const { stack = "" } = (await awaitingCaller().catch((error) => error)) as PorticoError;
      expect(stack).toMatch(/^HttpError: Not Found\n/);
      expect(stack).toMatch(/awaitingCaller .*call-site\.test\.ts:\d+/);
      expect(stack.match(/awaitingCaller/g)).toHaveLength(1);
    }
  });

  it("contains the line of a call that is not awaited", async () => {
    const error = await catchingCaller();
    expect(error.stack).toMatch(/catchingCaller .*call-site\.test\.ts:\d+/);
  });

  it("contains the line of a call that fails with a network error", async () => {
    const failingClient = createClient({
      modules: { things: { getThing } },
      retry: 0,
      fetch: async () => Promise.reject(new TypeError("fetch failed")),
    });
    async function userCode(call: () => Promise<object>) {
      return await call();
    }
    const { stack } = await userCode(() => failingClient.things.getThing("a")).catch(
      (error) => error,
    );
    expect(stack).toMatch(/userCode .*call-site\.test\.ts:\d+/);
  });
});
