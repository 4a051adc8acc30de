#!/usr/bin/env node
// Builds the shop and serves it. The shop uses an emulator or, if PORTICO_CLIENT_ID is set, the
// site with this client id. A real site also needs PORTICO_SECRET, which encrypts the cookies.
// Behind a proxy, PORTICO_ORIGIN must be the public URL.
//   node serve.mjs [--port 4180]      (or PORT=4180)
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hostedTheme, THEME_PATH } from "./hosted-theme.mjs";

const { values } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const port = Number(values.port ?? process.env.PORT ?? 4180);
const dir = fileURLToPath(new URL(".", import.meta.url));
const { env } = process;

env.NODE_ENV = "production";
env.NEXT_TELEMETRY_DISABLED ??= "1";
const isEmulated = !env.PORTICO_CLIENT_ID;
if (isEmulated) {
  env.PORTICO_CLIENT_ID = "portico-ssr";
  // Sessions are useless after the emulator stops, so a random secret is enough.
  env.PORTICO_SECRET = randomBytes(32).toString("hex");
} else if (!env.PORTICO_SECRET) {
  console.error("PORTICO_SECRET is missing. Generate one with: openssl rand -hex 32");
  process.exit(1);
}

async function startEmulator(shopUrl) {
  const { createEmulator } = await import("@portico/emulator");
  const members = ["Ada", "Grace"].map((firstName) => ({
    firstName,
    email: `${firstName.toLowerCase()}@example.com`,
    password: "portico",
  }));
  const emulator = createEmulator({ members, site: { stylesheet: shopUrl + THEME_PATH } });
  const { url } = await emulator.listen({ port: 0 });
  console.log(`Emulator: ${url}/_portico/`);
  return url;
}

async function build() {
  const program = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [program, "build"], {
    cwd: dir,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(output);
}

async function serve() {
  const { default: next } = await import("next");
  const server = createServer();
  server.listen(port);
  await once(server, "listening");
  const { port: listeningPort } = server.address();
  const address = `http://localhost:${listeningPort}`;
  // src/app/layout.tsx needs the port for absolute URLs.
  env.PORT = String(listeningPort);
  if (isEmulated) env.PORTICO_URL = await startEmulator(address);
  const app = next({ dir, hostname: "localhost", port: listeningPort });
  await app.prepare();
  const serveTheme = await hostedTheme();
  const servePage = app.getRequestHandler();
  server.on("request", (request, response) => {
    if (!isEmulated || !serveTheme(request, response)) servePage(request, response);
  });
  console.log(`Portico shop on Next.js: ${address}/`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));
try {
  await build();
  await serve();
} catch (error) {
  const portTakenMessage = `Port ${port} is taken. Choose another with the option --port.`;
  console.error(error.code === "EADDRINUSE" ? portTakenMessage : error.message);
  process.exit(1);
}
