/// <reference types="@vitejs/plugin-rsc/types" />
import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

export async function toHtml(stream: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(stream);
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent("index");
  return renderToReadableStream(page, { bootstrapScriptContent });
}
