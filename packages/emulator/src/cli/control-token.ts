/// <reference types="node" />
import { createEmulatorClient, type EmulatorClient } from "../client.js";
import { checkedToken } from "../server/control/token.js";
import { addressOf, lineOf, UsageError } from "./usage.js";

/** An environment variable, because other users of the machine can read the flags of a process. */
const VARIABLE = "PORTICO_CONTROL_TOKEN";

/**
 * The token that other machines control an emulator with, if there is one.
 *
 * @throws UsageError when it is too short
 */
export function controlToken(): string | undefined {
  const token = process.env[VARIABLE];
  try {
    return token === undefined || token === "" ? undefined : checkedToken(token, VARIABLE);
  } catch (error) {
    throw new UsageError(lineOf(error));
  }
}

/** The emulator that --url names. */
export const runningAt = (url: string): EmulatorClient =>
  createEmulatorClient(addressOf("url", url), { controlToken: controlToken() });
