import { createEmulatorClient } from "@portico/emulator/client";

/** Controls the emulator that serves the store. */
export const emulator = createEmulatorClient(window.location.origin);
