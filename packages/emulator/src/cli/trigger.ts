/// <reference types="node" />
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createEmulator } from "../emulator.js";
import type { TriggerInput } from "../server/trigger/trigger.js";
import { privatePem, signWith } from "../site/keys.js";
import { isPlain } from "../store/plain.js";
import { runningClient } from "./control-token.js";
import { checkedUrl, flagsOf, required, UsageError, withUsageError } from "./usage.js";

const TRIGGER_FLAGS = {
  to: { type: "string" },
  "data-file": { type: "string" },
  url: { type: "string" },
  key: { type: "string" },
  "app-id": { type: "string" },
  "instance-id": { type: "string" },
} as const;

function dataOf(file: string): Record<string, unknown> {
  const readData = () => {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isPlain(data)) return data;
    throw new Error("it is not a JSON object");
  };
  return withUsageError(readData, (line) => `Cannot read ${file}: ${line}`);
}

async function useKey(file: string): Promise<void> {
  const loadOrCreateKey = async () => {
    if (existsSync(file)) await signWith(readFileSync(file, "utf8"));
    else writeFileSync(file, await privatePem(), { flag: "wx", mode: 0o600 });
  };
  await withUsageError(loadOrCreateKey, (line) => `Cannot use the key ${file}: ${line}`);
}

export async function triggerCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = flagsOf(args, TRIGGER_FLAGS, 1);
  const [event] = positionals;
  if (event === undefined) {
    throw new UsageError(
      "trigger requires an event type: trigger wix.ecom.v1.order_approved --to <url>",
    );
  }
  const { url, key } = values;
  if (url !== undefined && key !== undefined) {
    throw new UsageError(
      "--key cannot be combined with --url, which signs with the key of the running emulator",
    );
  }
  const file = values["data-file"];
  const input: TriggerInput = {
    event,
    to: checkedUrl("to", required("to", values.to, "http://localhost:3000/webhooks")),
    data: file === undefined ? undefined : dataOf(file),
    appId: values["app-id"],
    instanceId: values["instance-id"],
  };
  if (key !== undefined) await useKey(key);
  const emulator = url === undefined ? createEmulator({ seed: "empty" }) : runningClient(url);
  const { status } = await emulator.trigger(input);
  process.stdout.write(`${event}: response status ${status}\n`);
  if (url === undefined && key === undefined) {
    process.stdout.write(
      `Signed with a temporary key. Public key:\n${await emulator.publicKey()}\n`,
    );
  }
  if (status !== 200) process.exitCode = 1;
}
