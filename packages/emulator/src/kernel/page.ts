import { escapeHtml } from "./html.js";
import { BASE, HOSTED } from "./look.js";
import type { PageRequest } from "./service.js";

/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Builds HTML; every value that is not HTML itself is escaped. */
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

function answer({ html: text }: Html, status: number): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A page of the emulator's own as an answer. */
export function page(title: string, shop: string, content: Html, status = 200): Response {
  return answer(
    html`${HEAD}<title>${title} · ${shop}</title><style>${{ html: BASE }}</style></head><body><header><b>${shop}</b><span class="quiet">Platform emulator</span></header><main>${content}</main></body></html>`,
    status,
  );
}

/**
 * A page that shoppers see, in the look of a shop.
 *
 * @param back the address of the cart, where one can go back to it
 */
export function hostedPage(
  title: string,
  shop: string,
  content: Html,
  status = 200,
  back?: string,
): Response {
  const link = back ? html`<a class="quiet" href="${back}">Back to cart</a>` : html`<span></span>`;
  return answer(
    html`${HEAD}<title>${title} · ${shop}</title><style>${{ html: BASE + HOSTED }}</style></head><body class="hosted"><header><b>${shop}</b>${link}</header><main>${content}</main><footer>Served by the platform emulator. You won't be charged, and nothing will be shipped.</footer></body></html>`,
    status,
  );
}

/** A page that says what went wrong. */
export function problemPage(shop: string, title: string, text: string, status = 400): Response {
  return hostedPage(
    title,
    shop,
    html`<div class="card narrow"><h1>${title}</h1><p class="lead">${text}</p></div>`,
    status,
  );
}

/** A field of a form with its name, and what is wrong with it beside it. */
export function field(
  name: string,
  label: string,
  value: string | undefined,
  rest: Html = html``,
  wrong?: string,
): Html {
  const told = wrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : "";
  return html`<label>${label}<input name="${name}" id="${name}" value="${value ?? ""}" ${rest} ${told}>${wrong ? html`<span class="wrong" id="${name}-wrong">${wrong}</span>` : ""}</label>`;
}

/** What a form that was posted to a page says; undefined when the page is only looked at. */
export function formOf({ method, body }: PageRequest): Record<string, string> | undefined {
  return method === "POST" ? Object.fromEntries(new URLSearchParams(body)) : undefined;
}

/** Sends the browser on. 303, so that a posted form is not posted again. */
export function goTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "no-store" },
  });
}
