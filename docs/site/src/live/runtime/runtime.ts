// Runs an example. Examples that render components run in a frame, all others in a worker. Both
// load this module.
import type { Job, Send } from "../messages.ts";
import { connectDocument } from "./document.ts";
import { createModuleLoader } from "./modules.ts";
import { connect } from "./network.ts";
import { reportOutput, toLoggedError } from "./output.ts";

/** Values that the docs' examples read. `tests/docs-snippets/run.ts` sets the same ones. */
const env = {
  PORTICO_CLIENT_ID: "docs",
  PORTICO_SECRET: "a secret of the docs that is long enough",
  PORTICO_ORIGIN: "https://shop.example",
  PORTICO_API_KEY: "portico-emulator-api-key",
  PORTICO_SITE_ID: "00000000-0000-4000-8000-000000000001",
};

async function run({ files, entry }: Job, send: Send): Promise<void> {
  Object.assign(globalThis, { process: { env } });
  const onError = (error: unknown) => send({ kind: "error", error: toLoggedError(error, entry) });
  addEventListener("error", ({ error, message }) => onError(error ?? new Error(message)));
  addEventListener("unhandledrejection", ({ reason }) => onError(reason));
  reportOutput(send);
  const network = connect(send);
  if (entry.endsWith("x")) connectDocument(send);
  send({ kind: "started" });
  try {
    const module = await createModuleLoader(files, network.follow)(entry);
    if (entry.endsWith("x")) {
      const { render } = await import("./render.ts");
      render(module, /<PorticoProvider/.test(files[entry] ?? ""), onError);
    }
  } catch (error) {
    onError(error);
  }
  await network.waitUntilIdle();
  send({ kind: "finished" });
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<Job>) => {
  if (port) void run(data, (report) => port.postMessage(report));
});
