/// <reference types="node" />
import { createEmulatorClient, type EmulatorClient } from "../client.js";
import { checkedToken } from "../server/control/token.js";
import { checkedUrl, withUsage } from "./usage.js";

/** Not a flag, because other users of the machine can read the flags of a process. */
const VARIABLE = "PORTICO_CONTROL_TOKEN";

export function controlToken(): string | undefined {
  const token = process.env[VARIABLE];
  return token
    ? withUsage(
        () => checkedToken(token, VARIABLE),
        (line) => line,
      )
    : undefined;
}

export const runningAt = (url: string): EmulatorClient =>
  createEmulatorClient(checkedUrl("url", url), { controlToken: controlToken() });
