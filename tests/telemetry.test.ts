import { readFileSync } from "node:fs";
import { type Span, SpanStatusCode } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createClient, type Middleware } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { createEmulator } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import { getProduct } from "@portico/stores/products-v3";
import { build } from "esbuild";
import { beforeAll, expect, it } from "vitest";

interface Guide {
  traced(tracer: { startSpan(name: string): Span }): Middleware;
}

/** The code from the guide. */
let guide: Guide;
beforeAll(async () => {
  const text = readFileSync(new URL("../docs/observability.md", import.meta.url), "utf8");
  const [, contents] = /^```ts title="tracing.ts"\n([\s\S]*?)^```/m.exec(text) ?? [];
  const { outputFiles } = await build({
    stdin: { contents: contents ?? "", loader: "ts", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  guide = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
});

/** Creates a client that uses the guide's tracing, and returns its spans. */
function tracedShop() {
  // delays before retries end immediately
  const clock = timelineClock(undefined, 10_000);
  const emulator = createEmulator({ clock });
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  const client = createClient({
    auth: OAuthStrategy({ clientId: "shop" }),
    fetch: emulator.fetch,
    clock,
    hooks: guide.traced(provider.getTracer("shop")),
  });
  const [product] = emulator.state.catalog.products.keys();
  const spans = () => exporter.getFinishedSpans().map(summaryOf);
  return { emulator, get: client.use(getProduct), id: product ?? "", spans };
}

const summaryOf = ({ name, attributes, status, events, ended }: ReadableSpan) => ({
  name,
  attributes,
  failed: status.code === SpanStatusCode.ERROR,
  events: events.map((event) => event.name),
  ended,
});

it("the guide's example creates a span for each call, including its attempts and the platform's request id", async () => {
  const { emulator, get, id, spans } = tracedShop();
  emulator.faults.add({ kind: "status", status: 503, operation: getProduct.name });
  await get(id);
  expect(spans()).toEqual([
    expect.objectContaining({ name: "POST", failed: false }),
    {
      name: "stores.productsV3.getProduct",
      attributes: {
        "http.request.method": "GET",
        "url.full": `https://edge.wixapis.com/stores/v3/products/${id}`,
        "http.request.resend_count": 1,
        "http.response.status_code": 200,
        "portico.request_id": expect.stringMatching(/./),
      },
      failed: false,
      events: ["retry"],
      ended: true,
    },
  ]);
});

it("the guide's example records the error code of a failed call", async () => {
  const { get, spans } = tracedShop();
  const id = "00000000-0000-4000-8000-000000000000";
  await expect(get(id)).rejects.toMatchObject({ status: 404 });
  expect(spans().at(-1)).toMatchObject({
    name: "stores.productsV3.getProduct",
    attributes: {
      "http.request.resend_count": 0,
      "http.response.status_code": 404,
      "error.type": expect.stringMatching(/NOT_FOUND/),
    },
    failed: true,
    ended: true,
  });
});
