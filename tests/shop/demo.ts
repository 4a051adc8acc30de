import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const serveScript = fileURLToPath(new URL("../../examples/storefront/serve.mjs", import.meta.url));

export async function startDemo(): Promise<{ address: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [serveScript, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Portico demo shop: (\S+)/.exec(line)?.[1];
    if (address) return { address, process: child };
  }
  throw new Error("the demo ended without an address");
}
