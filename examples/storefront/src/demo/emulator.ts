import { createEmulatorClient } from "@portico/emulator/client";

export const emulator = createEmulatorClient(window.location.origin);
