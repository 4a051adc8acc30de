/// <reference types="node" />
import { createEmulatorClient, type EmulatorClient } from "../client.js";
import { checkedToken } from "../server/control/token.js";
import { addressOf, lineOf, UsageError } from "./usage.js";

/** A variable of the environment: flags of a process are no secret to others of its machine. */
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
