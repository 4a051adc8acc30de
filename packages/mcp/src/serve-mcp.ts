/// <reference types="node" />
import { once } from "node:events";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { version } from "../package.json";
import type { EmulatorControls } from "./controls.js";
import { tools } from "./tools.js";

/** Options of {@link serveMcp}. */
export interface ServeMcpOptions {
  /** Client of the emulator that the tools control. */
  readonly emulator: EmulatorControls;
  /** URL of the emulator. */
  readonly url: string;
  /**
   * Function that starts an emulator at the URL. A tool calls it if no emulator is running there.
   * The emulator is closed when the agent disconnects. Default: the tool returns an error.
   */
  readonly start?: (() => Promise<{ close(): Promise<void> }>) | undefined;
}

const instructionsFor = (url: string) =>
  `Controls the emulator of the Wix platform at ${url}. Point the app's client at it with the baseUrl ${url}. If no emulator is running there, the first tool starts one. Log in as ada@example.com with the password portico.`;

const isConnectionRefused = (error: unknown) =>
  error instanceof TypeError && Object(error.cause).code === "ECONNREFUSED";

/**
 * Connects the tools to an emulator. `call` starts an emulator if none is running and `start` is set.
 * `close` closes the started emulator.
 */
function createConnection({ emulator, url, start }: ServeMcpOptions) {
  let startedEmulator: ReturnType<NonNullable<typeof start>> | undefined;
  const call = async <T>(run: (emulator: EmulatorControls) => Promise<T>): Promise<T> => {
    try {
      return await run(emulator);
    } catch (error) {
      if (error instanceof SyntaxError) {
        throw new Error(`The server at ${url} is not an emulator. Pass another URL with --url.`);
      }
      if (!isConnectionRefused(error)) throw error;
      if (!start) {
        throw new Error(`No emulator is running at ${url}. Start it, or pass another --url.`);
      }
      // parallel calls start only one emulator
      startedEmulator ??= start();
      try {
        await startedEmulator;
      } catch (startError) {
        startedEmulator = undefined;
        throw startError;
      }
      return await run(emulator);
    }
  };
  return { call, close: async () => await (await startedEmulator)?.close() };
}

/**
 * Serves the tools that control an emulator over the Model Context Protocol, on the standard input
 * and output of the process. `console.log`, `console.info` and `console.debug` write to the
 * standard error stream instead.
 *
 * @param options - The emulator and its URL, and optionally a function that starts it.
 * @returns A promise that resolves when the agent closes the standard input.
 * @example
 * ```ts
 * import { createEmulatorClient } from "@portico/emulator/client";
 * import { serveMcp } from "@portico/mcp";
 *
 * const url = "http://localhost:4477";
 * await serveMcp({ emulator: createEmulatorClient(url), url });
 * ```
 */
export async function serveMcp(options: ServeMcpOptions): Promise<void> {
  // the standard output must contain only MCP messages
  console.log = console.error;
  console.info = console.error;
  console.debug = console.error;
  const connection = createConnection(options);
  const createServer = () => {
    const server = new McpServer(
      { name: "portico-emulator", version },
      { instructions: instructionsFor(options.url) },
    );
    for (const { name, description, input, annotations, run } of tools) {
      server.registerTool(
        name,
        { description, inputSchema: input, annotations: { ...annotations, openWorldHint: false } },
        async (parsedInput) => {
          const result = await connection.call((controls) => run(controls, parsedInput));
          return { content: [{ type: "text", text: JSON.stringify(result ?? { done: true }) }] };
        },
      );
    }
    return server;
  };
  const inputEnd = once(process.stdin, "end");
  const transport = new StdioServerTransport();
  const handle = serveStdio(createServer, { transport });
  await inputEnd;
  await handle.close();
  await connection.close();
}
