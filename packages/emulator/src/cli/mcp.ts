/// <reference types="node" />
import { serveMcp } from "@portico/mcp";
import { runningClient } from "./control-token.js";
import { serve } from "./serve.js";
import { SHOP_FLAGS } from "./shop-flags.js";
import { flagsOf } from "./usage.js";

const MCP_FLAGS = { ...SHOP_FLAGS, url: { type: "string" }, data: { type: "string" } } as const;

export async function mcpCommand(args: readonly string[]): Promise<void> {
  const { url = "http://localhost:4477", ...flags } = flagsOf(args, MCP_FLAGS).values;
  const emulator = runningClient(url);
  const { protocol, hostname, port } = new URL(url);
  const isLocal = protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname);
  const start = () => serve({ ...flags, port: port || "80" });
  await serveMcp({ emulator, url, start: isLocal ? start : undefined });
}
