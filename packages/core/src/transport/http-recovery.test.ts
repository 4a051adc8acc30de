import { describe, expect, it } from "vitest";
import { HttpError } from "../errors/portico-error.js";
import { withRecovery } from "./authorize.js";

const unauthorized = () => new HttpError("no", { code: "UNAUTHORIZED", status: 401 });

/** Steps whose attempts come out as told, and what was done. */
function steps(outcomes: (string | Error)[], others = true) {
  const done: string[] = [];
  let token = 0;
  return {
    done,
    credentials: async () => {
      token += 1;
      done.push(`credentials ${token}`);
      return token;
    },
    attempt: async (sent: number) => {
      done.push(`attempt ${sent}`);
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    recover: async (refused: number) => {
      done.push(`recover ${refused}`);
      return others;
    },
  };
}

describe("withRecovery", () => {
  it("is done once where nothing is refused", async () => {
    const once = steps(["done"]);
    expect(await withRecovery(once)).toBe("done");
    expect(once.done).toEqual(["credentials 1", "attempt 1"]);
  });

  it("repeats once with other credentials", async () => {
    const twice = steps([unauthorized(), "done"]);
    expect(await withRecovery(twice)).toBe("done");
    expect(twice.done).toEqual([
      "credentials 1",
      "attempt 1",
      "recover 1",
      "credentials 2",
      "attempt 2",
    ]);
    const last = unauthorized();
    await expect(withRecovery(steps([unauthorized(), last]))).rejects.toBe(last);
  });

  it("fails with the refusal where there are no others", async () => {
    const first = unauthorized();
    const alone = steps([first, "done"], false);
    await expect(withRecovery(alone)).rejects.toBe(first);
    expect(alone.done).toEqual(["credentials 1", "attempt 1", "recover 1"]);
  });

  it("takes nothing else for a refusal", async () => {
    for (const error of [
      new HttpError("no", { code: "FORBIDDEN", status: 403 }),
      new Error("no"),
    ]) {
      const alone = steps([error, "done"]);
      await expect(withRecovery(alone)).rejects.toBe(error);
      expect(alone.done).toEqual(["credentials 1", "attempt 1"]);
    }
  });

  it("lets the caller say what a refusal is, be it a result or an error", async () => {
    const refused = (outcome: { result?: string; error?: unknown }) => outcome.result === "refused";
    expect(await withRecovery({ ...steps(["refused", "done"]), isRejected: refused })).toBe("done");
    expect(await withRecovery({ ...steps(["refused"], false), isRejected: refused })).toBe(
      "refused",
    );
    await expect(withRecovery({ ...steps([unauthorized()]), isRejected: refused })).rejects.toThrow(
      "no",
    );
  });
});
