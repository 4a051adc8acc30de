// Serves every page as Markdown at the page's URL with the suffix `.md`.

import { getCollection } from "astro:content";
import type { APIRoute } from "astro";

export async function getStaticPaths() {
  const pages = await getCollection("docs");
  return pages
    .filter(({ id }) => id !== "index" && id !== "404")
    .map((page) => ({ params: { slug: page.id }, props: page }));
}

export const GET: APIRoute = ({ props: { data, body } }) =>
  new Response(`# ${data.title}\n\n${body?.trim()}\n`, {
    headers: { "content-type": "text/markdown; charset=utf-8" },
  });
