/// <reference types="node" />
import { createEmulatorClient, type EmulatorClient } from "../client.js";
import { checkedToken } from "../server/control/token.js";
import { addressOf, lineOf, UsageError } from "./usage.js";

/** Not a flag, because other users of the machine can read the flags of a process. */
const VARIABLE = "PORTICO_CONTROL_TOKEN";

/** @throws UsageError if the token is too short */
export function controlToken(): string | undefined {
  const token = process.env[VARIABLE];
  try {
    return token === undefined || token === "" ? undefined : checkedToken(token, VARIABLE);
  } catch (error) {
    throw new UsageError(lineOf(error));
  }
}

export const runningAt = (url: string): EmulatorClient =>
  createEmulatorClient(addressOf("url", url), { controlToken: controlToken() });
