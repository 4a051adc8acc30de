/// <reference types="node" />
import type { Listening } from "../server/listen.js";
import { openData } from "./data/data-folder.js";
import { emulatorOf, optionsOf, SHOP_FLAGS } from "./shop-flags.js";
import { flagsOf, lineOf, noArguments, numberOf, UsageError } from "./usage.js";

const FLAGS = {
  ...SHOP_FLAGS,
  port: { type: "string" },
  host: { type: "string" },
  data: { type: "string" },
  tenants: { type: "string" },
} as const;

/** The highest port there is. */
export const LAST_PORT = 65_535;

/** Why an address cannot be listened on, by the code of Node's error, and what to do. */
const UNLISTENED: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: give another with --port, or --port 0 for a free one`,
  EACCES: (port) =>
    `Port ${port} needs rights that this process does not have: give one above 1023 with --port`,
  EADDRNOTAVAIL: (_, host) => `${host} is no address of this machine: see --host`,
  ENOTFOUND: (_, host) => `${host} is no address of this machine: see --host`,
};

/**
 * Starts to listen.
 *
 * @throws UsageError when the address is none of this machine's, or somebody else's
 */
export async function listening(
  at: { readonly port: number; readonly host?: string },
  start: () => Promise<Listening>,
): Promise<Listening> {
  try {
    return await start();
  } catch (error) {
    const why = UNLISTENED[String((error as { code?: unknown }).code)];
    throw new UsageError(why ? why(at.port, at.host ?? "127.0.0.1") : lineOf(error));
  }
}

const MOST_TENANTS = 1000;

/** Does something when the process is asked to end. */
export function atTheEnd(close: () => Promise<void>): void {
  const stop = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${lineOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** Serves an emulator until the process is asked to end. */
export async function serveCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = flagsOf(args, FLAGS);
  noArguments(positionals);
  const port = numberOf("port", values.port ?? "4477", LAST_PORT);
  const tenants =
    values.tenants === undefined ? undefined : numberOf("tenants", values.tenants, MOST_TENANTS);
  const emulator = emulatorOf(optionsOf(values));
  const warn = (error: unknown) => void process.stderr.write(`Not written: ${lineOf(error)}\n`);
  const data = values.data === undefined ? undefined : await openData(emulator, values.data, warn);
  const at = {
    port,
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(tenants === undefined ? {} : { tenants }),
    ...(data ? { onChange: data.changed } : {}),
  };
  const server = await listening(at, () => emulator.listen(at));
  process.stdout.write(
    `The emulator listens on ${server.url}\nDashboard: ${server.url}/_portico/\n`,
  );
  if (data?.found) process.stdout.write(`It goes on from what is in ${values.data}\n`);
  atTheEnd(async () => {
    await server.close();
    data?.flush();
  });
}
