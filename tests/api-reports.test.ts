import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const script = join(import.meta.dirname, "../tools/release/src/api-reports.ts");

describe("the API reports", () => {
  it("match the built packages", async () => {
    const check = promisify(execFile)(process.execPath, [script, "--check"], {
      maxBuffer: 2 ** 28,
    });
    await expect(check.catch(({ stderr }) => stderr)).resolves.toEqual({ stdout: "", stderr: "" });
  });
});
