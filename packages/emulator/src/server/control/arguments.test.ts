import { describe, expect, it } from "vitest";
import { createEmulator } from "../../emulator.js";

describe("emulator functions", () => {
  const { controls, faults, trigger } = createEmulator({ seed: "empty" });

  it.each<[string, () => unknown, string]>([
    ["faults.add", () => faults.add({ kind: "delay" } as never), "Fault: ms must be a number"],
    ["plugins.install", () => controls.plugins.install({} as never), "Plugin: type must be"],
    [
      "identity.setSignOn",
      () => controls.identity.setSignOn({ captcha: "sometimes" } as never),
      'signOn: captcha must be "never" or "always"',
    ],
    ["trigger", () => trigger({ event: "x" } as never), "trigger: to must be a string"],
  ])("throw an error that names the invalid part of an argument: %s", async (_, call, message) => {
    await expect(async () => await call()).rejects.toThrow(
      expect.objectContaining({
        name: "TypeError",
        code: "INVALID_EMULATOR_OPTION",
        message: expect.stringContaining(message),
      }),
    );
  });
});
