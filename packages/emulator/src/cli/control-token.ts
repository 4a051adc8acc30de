/// <reference types="node" />
import { createEmulatorClient, type EmulatorClient } from "../client.js";
import { checkedToken } from "../server/control/token.js";
import { checkedUrl, withUsageError } from "./usage.js";

/** The token is not a flag, because other users on the machine can read a process's flags. */
const VARIABLE = "PORTICO_CONTROL_TOKEN";

export function controlToken(): string | undefined {
  const token = process.env[VARIABLE];
  return token ? withUsageError(() => checkedToken(token, VARIABLE)) : undefined;
}

export const runningClient = (url: string): EmulatorClient =>
  createEmulatorClient(checkedUrl("url", url), { controlToken: controlToken() });
