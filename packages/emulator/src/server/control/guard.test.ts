import { describe, expect, it } from "vitest";
import { machineError } from "./guard.js";

describe("machineError", () => {
  it.each([undefined, "127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])(
    "returns no error for %s, which is this machine",
    (address) => {
      expect(machineError(address)).toBeUndefined();
    },
  );

  it.each(["192.168.1.7", "10.127.0.1", "::ffff:192.168.1.7", "fe80::1", "2001:db8::127", "::"])(
    "returns an error that contains the address %s",
    (address) => {
      expect(machineError(address)).toContain(address);
    },
  );
});
