import { escapeHtml } from "./html.js";
import type { PageRequest } from "./service.js";

/** The look of all hosted pages; no file is loaded from anywhere. */
const STYLE = `
:root{color-scheme:light dark;--ink:#26221e;--soft:#6d655c;--line:#e2dbd1;--paper:#fbf9f5;--card:#fff;--accent:#35523f;--link:#35523f;--second:#ece7de;--bad:#8a2f1c;--bad-soft:#fbeae6;--good:#2f5a3e;--good-soft:#e7f0e6;--note:#f0efe6}
@media(prefers-color-scheme:dark){:root{--ink:#ece7df;--soft:#a9a197;--line:#3a3630;--paper:#1b1916;--card:#24211d;--accent:#4d7a5d;--link:#a9cbb2;--second:#37322b;--bad:#f0a896;--bad-soft:#452620;--good:#a9d3b3;--good-soft:#26382b;--note:#2c2922}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header{padding:22px 24px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between;gap:16px;max-width:1040px;margin:auto}
header b{letter-spacing:.14em;text-transform:uppercase;font-size:14px}
header a,.quiet{color:var(--soft)}
main{max-width:1040px;margin:0 auto;padding:32px 24px 64px}
.narrow{max-width:440px;margin:24px auto}
h1{font-weight:600;font-size:28px;margin:0 0 20px}
h2{font-size:16px;margin:28px 0 12px}
.columns{display:grid;grid-template-columns:minmax(0,1.3fr) minmax(0,1fr);gap:40px;align-items:start}
@media(max-width:800px){.columns{grid-template-columns:1fr}}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px}
label{display:block;font-size:14px;color:var(--soft);margin-bottom:14px}
input,select,textarea{display:block;width:100%;margin-top:4px;padding:11px 12px;border:1px solid var(--line);border-radius:9px;background:var(--card);color:var(--ink);font:inherit}
input:focus-visible,select:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #9fae90;outline-offset:1px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}
.choice{display:flex;align-items:center;gap:12px;padding:13px 14px;border:1px solid var(--line);border-radius:9px;margin-bottom:10px;color:var(--ink)}
.choice input{width:auto;margin:0}.choice span:last-child{margin-left:auto}
button{font:inherit;font-weight:600;border:0;border-radius:10px;padding:14px 20px;cursor:pointer;background:var(--accent);color:#fff;width:100%}
button.second{background:var(--second);color:var(--ink);width:auto;padding:8px 14px;font-weight:500;font-size:14px}
.item{display:grid;grid-template-columns:64px 1fr auto;gap:14px;align-items:center;padding:10px 0}
.item img{width:64px;height:80px;object-fit:cover;border-radius:8px;background:var(--second)}
.item small{color:var(--soft);display:block}
dl{display:grid;grid-template-columns:1fr auto;gap:8px;margin:16px 0 0;padding-top:16px;border-top:1px solid var(--line)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
dl .total{font-weight:700;font-size:19px}
.error{background:var(--bad-soft);color:var(--bad);border-radius:9px;padding:12px 14px;margin-bottom:18px}
.note{background:var(--note);border-radius:9px;padding:12px 14px;font-size:14px;color:var(--soft);margin-bottom:18px}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top}
`;

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

/** A page as an answer. */
export function page(title: string, shop: string, content: Html, status = 200): Response {
  const text = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · ${shop}</title><style>${{ html: STYLE }}</style></head><body><header><b>${shop}</b><span class="quiet">The platform, emulated</span></header><main>${content}</main></body></html>`;
  return new Response(text.html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A page that says what went wrong. */
export function problemPage(shop: string, title: string, text: string, status = 400): Response {
  return page(
    title,
    shop,
    html`<div class="narrow"><h1>${title}</h1><p class="error">${text}</p></div>`,
    status,
  );
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
