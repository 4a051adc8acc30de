#!/usr/bin/env node
// The demo: the built shop and the platform that it needs, in one process on one origin.
//   node serve.mjs [--port 4173]      (or PORT=4173)
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createEmulator } from "@portico/emulator";
import { answerWith } from "./node-fetch-handler.mjs";
import { isForPlatform } from "./platform-requests.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
};

const { values } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const port = Number(values.port ?? process.env.PORT ?? 4173);
const dist = fileURLToPath(new URL("./dist/", import.meta.url));
/** Made once the port, and so the address of the hosted pages, is known. */
let emulator;

/** The file of the built shop behind a path, if there is one. */
function fileOf(pathname) {
  const file = join(dist, normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(dist)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

async function sendFile(file, incoming, outgoing) {
  // Vite names the files under /assets by their content.
  const lasting = file.startsWith(join(dist, "assets"));
  outgoing.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": statSync(file).size,
    "Cache-Control": lasting ? "public, max-age=31536000, immutable" : "no-cache",
  });
  if (incoming.method === "HEAD") return outgoing.end();
  await pipeline(createReadStream(file), outgoing);
}

async function answer(incoming, outgoing) {
  const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
  const { method, headers } = incoming;
  const shopFile = fileOf(pathname);
  if (isForPlatform({ method, pathname, accept: headers.accept }, () => shopFile !== undefined)) {
    return answerWith(emulator.fetch, emulator.origin, incoming, outgoing);
  }
  // Every page of the shop is the same file; the address decides what it shows.
  return sendFile(shopFile ?? join(dist, "index.html"), incoming, outgoing);
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error) => {
    // A browser that goes away in the middle of an answer is no fault.
    if (outgoing.destroyed || error?.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    if (!(error instanceof URIError)) console.error(error);
    if (!outgoing.headersSent) outgoing.statusCode = error instanceof URIError ? 400 : 500;
    outgoing.end();
  });
});

server.once("error", (error) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another: npm run demo -- --port ${port + 1}`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, "127.0.0.1", () => {
  const origin = `http://localhost:${server.address().port}`;
  emulator = createEmulator({ origin });
  console.log(`Portico demo shop: ${origin}/`);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
