import type { PageRequest } from "../kernel/service.js";
import type { SiteSettings } from "../site/settings.js";
import { escapeHtml } from "./html.js";
import { BASE_CSS, HOSTED_CSS } from "./look.js";

export interface Html {
  readonly html: string;
}

/** Escapes every value that is not already HTML. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  const render = (value: unknown): string => {
    if (value === undefined || value === null || value === false) return "";
    if (Array.isArray(value)) return value.map(render).join("");
    if (typeof value === "object" && "html" in value) return (value as Html).html;
    return escapeHtml(String(value));
  };
  return { html: parts.reduce((text, part, index) => text + render(values[index - 1]) + part) };
}

const HEAD = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">`;

function htmlResponse({ html: text }: Html, status: number): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

type PageSite = Pick<SiteSettings, "name" | "stylesheet">;

/** Loads the site's stylesheet last, so that it can override the page's default styles. */
const head = (title: string, { name, stylesheet }: PageSite, css: string): Html =>
  html`${HEAD}<title>${title} &middot; ${name}</title><style>${{ html: css }}</style>${stylesheet ? html`<link rel="stylesheet" href="${stylesheet}">` : ""}</head>`;

export function page(title: string, site: PageSite, content: Html, status = 200): Response {
  return htmlResponse(
    html`${head(title, site, BASE_CSS)}<body><header><b>${site.name}</b><span class="quiet">Platform emulator</span></header><main>${content}</main></body></html>`,
    status,
  );
}

export function hostedPage(
  title: string,
  site: PageSite,
  content: Html,
  status = 200,
  cartUrl?: string,
): Response {
  const link = cartUrl
    ? html`<a class="quiet" href="${cartUrl}">Back to cart</a>`
    : html`<span></span>`;
  return htmlResponse(
    html`${head(title, site, BASE_CSS + HOSTED_CSS)}<body class="hosted"><header><b>${site.name}</b>${link}</header><main>${content}</main><footer>Served by the platform emulator. You won&rsquo;t be charged, and nothing will be shipped.</footer></body></html>`,
    status,
  );
}

export function messagePage(
  site: PageSite,
  title: string,
  text: string,
  { heading = title, status = 200 } = {},
): Response {
  const content = html`<div class="card narrow"><h1>${heading}</h1><p class="lead">${text}</p></div>`;
  return hostedPage(title, site, content, status);
}

export const problemPage = (site: PageSite, title: string, text: string, status: number) =>
  messagePage(site, title, text, { status });

export function field(
  name: string,
  label: string,
  value: string | undefined,
  attributes: Html = html``,
  error?: string,
): Html {
  const errorAttributes = error ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : "";
  return html`<label>${label}<input name="${name}" id="${name}" value="${value ?? ""}" ${attributes} ${errorAttributes}>${error ? html`<span class="wrong" id="${name}-wrong">${error}</span>` : ""}</label>`;
}

export function formOf({ method, body }: PageRequest): Record<string, string> | undefined {
  return method === "POST" ? Object.fromEntries(new URLSearchParams(body)) : undefined;
}

/** Status 303 prevents the browser from repeating a POST. */
export function redirect(address: string, status: 302 | 303 = 303): Response {
  const headers = { Location: address, "Cache-Control": "no-store" };
  return new Response(null, { status, headers });
}
