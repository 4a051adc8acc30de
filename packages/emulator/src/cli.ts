#!/usr/bin/env node
/// <reference types="node" />
import { parseArgs } from "node:util";
import { createEmulator } from "./emulator.js";

const HELP = `portico-emulator: the platform in one process

  --port <number>     port to listen on (default 4477; 0 takes a free one)
  --host <address>    address to listen on (default 127.0.0.1, this machine only; 0.0.0.0 is every network)
  --seed <name>       fashion (default), minimal or empty
  --catalog <v1|v3>   version of the catalogue (default v3)
  --origin <url>      address that pages and pictures have (default: that of the server)
  --currency <code>   currency of the shop (default USD)
  --help
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4477" },
      host: { type: "string" },
      seed: { type: "string", default: "fashion" },
      catalog: { type: "string", default: "v3" },
      origin: { type: "string" },
      currency: { type: "string", default: "USD" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const emulator = createEmulator({
    ...(values.origin === undefined ? {} : { origin: values.origin }),
    seed: values.seed as "fashion" | "minimal" | "empty",
    site: {
      currency: values.currency.toUpperCase(),
      catalogVersion: values.catalog === "v1" ? "V1_CATALOG" : "V3_CATALOG",
    },
  });
  const listening = await emulator.listen({
    port: Number(values.port),
    ...(values.host === undefined ? {} : { host: values.host }),
  });
  process.stdout.write(`The emulator listens on ${listening.url}\n`);
  const stop = () => {
    listening.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
