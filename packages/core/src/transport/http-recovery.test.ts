import { describe, expect, it } from "vitest";
import { HttpError } from "../errors/portico-error.js";
import { withRecovery } from "./authorize.js";

const unauthorizedError = () => new HttpError("no", { code: "UNAUTHORIZED", status: 401 });

/** Creates steps whose attempts have the given outcomes, and records the steps. */
function recordSteps(outcomes: (string | Error)[], hasFreshCredentials = true) {
  const log: string[] = [];
  let token = 0;
  return {
    log,
    credentials: async () => {
      token += 1;
      log.push(`credentials ${token}`);
      return token;
    },
    attempt: async (sentToken: number) => {
      log.push(`attempt ${sentToken}`);
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    recover: async (rejectedToken: number) => {
      log.push(`recover ${rejectedToken}`);
      return hasFreshCredentials;
    },
  };
}

describe("withRecovery", () => {
  it("runs the call once if the credentials are accepted", async () => {
    const singleAttempt = recordSteps(["done"]);
    expect(await withRecovery(singleAttempt)).toBe("done");
    expect(singleAttempt.log).toEqual(["credentials 1", "attempt 1"]);
  });

  it("retries the call once with fresh credentials", async () => {
    const twoAttempts = recordSteps([unauthorizedError(), "done"]);
    expect(await withRecovery(twoAttempts)).toBe("done");
    expect(twoAttempts.log).toEqual([
      "credentials 1",
      "attempt 1",
      "recover 1",
      "credentials 2",
      "attempt 2",
    ]);
    const secondError = unauthorizedError();
    await expect(withRecovery(recordSteps([unauthorizedError(), secondError]))).rejects.toBe(
      secondError,
    );
  });

  it("rejects with the 401 error if there are no fresh credentials", async () => {
    const firstError = unauthorizedError();
    const recordedSteps = recordSteps([firstError, "done"], false);
    await expect(withRecovery(recordedSteps)).rejects.toBe(firstError);
    expect(recordedSteps.log).toEqual(["credentials 1", "attempt 1", "recover 1"]);
  });

  it("does not retry after errors other than a 401", async () => {
    for (const error of [
      new HttpError("no", { code: "FORBIDDEN", status: 403 }),
      new Error("no"),
    ]) {
      const recordedSteps = recordSteps([error, "done"]);
      await expect(withRecovery(recordedSteps)).rejects.toBe(error);
      expect(recordedSteps.log).toEqual(["credentials 1", "attempt 1"]);
    }
  });

  it("uses a custom check for rejected results and errors", async () => {
    const isRejected = (_: unknown, result?: string) => result === "rejected";
    expect(await withRecovery({ ...recordSteps(["rejected", "done"]), isRejected })).toBe("done");
    expect(await withRecovery({ ...recordSteps(["rejected"], false), isRejected })).toBe(
      "rejected",
    );
    await expect(
      withRecovery({ ...recordSteps([unauthorizedError()]), isRejected }),
    ).rejects.toThrow("no");
  });
});
