#!/usr/bin/env node
// Serves the built shop and an emulator from one origin.
//   node serve.mjs [--port 4173]      (or PORT=4173)
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { preview } from "vite";

const { values } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const port = Number(values.port ?? process.env.PORT ?? 4173);

try {
  const server = await preview({
    root: fileURLToPath(new URL(".", import.meta.url)),
    logLevel: "warn",
    preview: { port, strictPort: true },
  });
  const address = new URL(server.resolvedUrls?.local[0] ?? "");
  console.log(`Portico demo shop: ${address.origin}/`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
} catch (error) {
  const portTakenMessage = `Port ${port} is taken. Choose another with the option --port.`;
  console.error(/already in use|EADDRINUSE/.test(error.message) ? portTakenMessage : error.message);
  process.exit(1);
}
