import { expect, test } from "vitest";
import { refusedMachine } from "./guard.js";

test.each([undefined, "127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])(
  "%s is the emulator's own machine",
  (address) => {
    expect(refusedMachine(address)).toBeUndefined();
  },
);

test.each(["192.168.1.7", "10.127.0.1", "::ffff:192.168.1.7", "fe80::1", "2001:db8::127", "::"])(
  "%s is another one, and told so",
  (address) => {
    expect(refusedMachine(address)).toContain(address);
  },
);
