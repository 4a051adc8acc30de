/// <reference types="node" />
import { MAX_PORT, MAX_TENANTS } from "../options/config.js";
import type { ListeningServer, ListenOptions } from "../server/listen.js";
import { compact } from "../store/plain.js";
import { type Configuration, readConfiguration } from "./config-file.js";
import { controlToken } from "./control-token.js";
import { openData } from "./data/data-folder.js";
import { emulatorOf, optionsOf, SHOP_FLAGS } from "./shop-flags.js";
import { type FlagValues, flagsOf, integerFlag, messageLine, withUsageError } from "./usage.js";

const SERVE_FLAGS = {
  ...SHOP_FLAGS,
  port: { type: "string" },
  host: { type: "string" },
  alias: { type: "string", multiple: true },
  data: { type: "string" },
  tenants: { type: "string" },
} as const;

const unknownHostError = (_: number, host: string) =>
  `${host} is not an address of this machine. Choose another with --host`;

const LISTEN_ERRORS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Choose another with --port, or use --port 0 for a free one`,
  EACCES: (port) => `No permission to use port ${port}. Choose a port above 1023 with --port`,
  EADDRNOTAVAIL: unknownHostError,
  ENOTFOUND: unknownHostError,
};

export async function startServer(
  address: { readonly port: number; readonly host?: string },
  start: () => Promise<ListeningServer>,
): Promise<ListeningServer> {
  return await withUsageError(start, (line, code) => {
    return LISTEN_ERRORS[String(code)]?.(address.port, address.host ?? "127.0.0.1") ?? line;
  });
}

export function onShutdown(close: () => Promise<void>): void {
  const stop = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${messageLine(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

function listenOptions(flags: FlagValues<typeof SERVE_FLAGS>, config: Configuration) {
  const port = flags.port === undefined ? config.port : integerFlag("port", flags.port, MAX_PORT);
  const tenants =
    flags.tenants === undefined
      ? config.tenants
      : integerFlag("tenants", flags.tenants, MAX_TENANTS);
  return {
    port: port ?? 4477,
    aliases: [...(config.aliases ?? []), ...(flags.alias ?? [])],
    ...compact({ host: flags.host ?? config.host, tenants, controlToken: controlToken() }),
  } satisfies ListenOptions;
}

export async function serve(flags: FlagValues<typeof SERVE_FLAGS>) {
  const { file, config } = await readConfiguration(flags.config);
  const listenAt = listenOptions(flags, config);
  const emulator = emulatorOf(optionsOf(flags, config));
  const folder = flags.data ?? config.data;
  const reportSaveError = (error: unknown) => console.error(`Saving failed: ${messageLine(error)}`);
  const data = folder === undefined ? undefined : await openData(emulator, folder, reportSaveError);
  const server = await startServer(listenAt, () =>
    emulator.listen({ ...listenAt, ...compact({ onChange: data?.scheduleSave }) }),
  );
  const close = async () => {
    await server.close();
    data?.flush();
  };
  onShutdown(close);
  return { url: server.url, file, restored: data?.isRestored ? folder : undefined, close };
}

export async function serveCommand(args: readonly string[]): Promise<void> {
  const { url, file, restored } = await serve(flagsOf(args, SERVE_FLAGS).values);
  process.stdout.write(`Emulator running at ${url}\nDashboard: ${url}/_portico/\n`);
  if (file !== undefined) process.stdout.write(`Configuration: ${file}\n`);
  if (restored !== undefined) process.stdout.write(`Restored state from ${restored}\n`);
}
