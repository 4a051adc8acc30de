/// <reference types="@vitejs/plugin-rsc/types" />
import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { Page } from "./page.js";

/** Returns the page as HTML, or as the payload for the browser. */
export async function handle(request: Request): Promise<Response> {
  const stream = renderToReadableStream(<Page />);
  if (new URL(request.url).searchParams.has("components")) return new Response(stream);
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import("./entry.ssr.js")>(
    "ssr",
    "index",
  );
  return new Response(await toHtml(stream), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
