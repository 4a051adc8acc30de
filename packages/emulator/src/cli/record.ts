/// <reference types="node" />
import { appendFileSync, writeFileSync } from "node:fs";
import { MAX_PORT } from "../options/config.js";
import { listenOn } from "../server/listen.js";
import { compact } from "../store/plain.js";
import { FIRST_LINE, lineOfPair } from "./recording/pair.js";
import { recorder } from "./recording/recorder.js";
import { onShutdown, startServer } from "./serve.js";
import { checkedUrl, flagsOf, integerFlag, required, withUsageError } from "./usage.js";

const RECORD_FLAGS = {
  target: { type: "string" },
  out: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  "keep-ids": { type: "boolean" },
} as const;

export async function recordCommand(args: readonly string[]): Promise<void> {
  const { values } = flagsOf(args, RECORD_FLAGS);
  const target = checkedUrl("target", required("target", values.target, "https://www.wixapis.com"));
  const recordingFile = required("out", values.out, "recording.jsonl");
  const port = integerFlag("port", values.port ?? "4478", MAX_PORT);
  withUsageError(
    () => writeFileSync(recordingFile, FIRST_LINE, { flag: "wx", mode: 0o600 }),
    (line, code) =>
      `--out ${recordingFile} ${code === "EEXIST" ? "already exists" : `cannot be written: ${line}`}`,
  );
  let pairs = 0;
  const handle = recorder({
    target,
    keepIds: values["keep-ids"] ?? false,
    onPair: (pair) => {
      appendFileSync(recordingFile, lineOfPair(pair));
      pairs += 1;
    },
  });
  const address = { port, ...compact({ host: values.host }) };
  const server = await startServer(address, () => listenOn((request) => handle(request), address));
  process.stdout.write(`Recorder running at ${server.url}\nForwarding to ${target}\n`);
  onShutdown(async () => {
    await server.close();
    process.stdout.write(`Recorded ${pairs} requests in ${recordingFile}\n`);
  });
}
