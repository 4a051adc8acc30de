import { operations } from "../../generated/operations.js";
import { SEED_NAMES } from "../../options/seed-types.js";
import { type Html, html, page } from "../../pages/page.js";
import type { SiteSettings } from "../../site/settings.js";
import { SCRIPT } from "./script.js";
import { STYLE } from "./style.js";

const rawHtml = (text: string): Html => ({ html: text });

/** Escapes "<" so that the data cannot close the script element that contains it. */
const embedJson = (data: unknown): Html => rawHtml(JSON.stringify(data).replace(/</g, "\\u003c"));

const CLOCK_STEPS: readonly (readonly [string, number])[] = [
  ["+1 minute", 60_000],
  ["+1 hour", 3_600_000],
  ["+4 hours", 14_400_000],
  ["+1 day", 86_400_000],
  ["+30 days", 2_592_000_000],
];

const FAULTS: readonly (readonly [string, string])[] = [
  ["status", "Respond with a status"],
  ["delay", "Delay the response"],
  ["drop", "Drop the connection"],
  ["malformed", "Respond with invalid JSON"],
  ["throttle", "Too many requests"],
  ["invalid_grant", "Reject tokens"],
];

const section = (id: string, title: string, tools: Html = html``, size = "") =>
  html`<section class="card" aria-labelledby="${id}-title"><div class="head"><h2 id="${id}-title">${title}</h2>${tools}</div><div class="scroll${size}" id="${id}" tabindex="0" role="group" aria-labelledby="${id}-title"></div></section>`;

const filterTool = html`<label class="inline">Filter <input id="filter" type="search" placeholder="operation or status" autocomplete="off"></label>`;

const clockSection = html`<section class="card" aria-labelledby="clock-title"><div class="head"><h2 id="clock-title">Clock</h2><span class="quiet" id="offset"></span></div><p class="clock" id="now"></p><div class="row">${CLOCK_STEPS.map(
  ([label, ms]) =>
    html`<button type="button" class="second" data-advance="${ms}">${label}</button>`,
)}<button type="button" class="second" id="clock-reset">Reset clock</button></div><form class="row" id="clock-form"><label>Set to (UTC)<input id="clock-time" type="datetime-local" required></label><button class="second">Set</button></form></section>`;

const faultsSection = html`<section class="card" aria-labelledby="faults-title"><div class="head"><h2 id="faults-title">Faults</h2><button type="button" class="second" id="faults-clear">Clear</button></div><form id="fault-form"><div class="row"><label style="flex-basis:100%">Fault<select id="fault-kind">${FAULTS.map(
  ([kind, label]) => html`<option value="${kind}">${label}</option>`,
)}</select></label></div><div class="row"><label><span id="fault-amount-name">Status</span><input id="fault-amount" type="number" min="0" value="503"></label><label>Times<input id="fault-times" type="number" min="1" value="1" required></label></div><div class="row"><label style="flex-basis:100%">Operation, or path starting with /<input id="fault-where" list="operations" placeholder="any request" autocomplete="off"></label></div><div class="row"><button>Add fault</button></div></form><ul class="list" id="faults"></ul><datalist id="operations">${operations.map(
  ({ name }) => html`<option value="${name}"></option>`,
)}</datalist></section>`;

const shopSection = html`<section class="card" aria-labelledby="shop-title"><div class="head"><h2 id="shop-title">State</h2></div><div class="row"><button type="button" id="reset">Reset</button><button type="button" class="second" id="snapshot">Take snapshot</button></div><form class="row" id="seed-form"><label>Seed<select id="seed">${SEED_NAMES.map(
  (name) => html`<option>${name}</option>`,
)}</select></label><button class="second">Load seed</button></form><p class="empty"><a href="/_portico/control/seed" download="seed.json">Download as seed</a></p><ul class="list" id="snapshots"></ul></section>`;

export function dashboard(
  site: Pick<SiteSettings, "name" | "stylesheet">,
  start: unknown,
): Response {
  const nonce = crypto.randomUUID();
  const response = page(
    "Emulator",
    site,
    html`<style>${rawHtml(STYLE)}</style><h1>Platform emulator</h1><ul class="facts" id="facts"></ul><p id="notice" role="status"></p><div class="board"><div>${section("requests", "Requests", filterTool, " tall")}${section("events", "Events")}${section("outbox", "Outbox")}${section("orders", "Orders")}${section("carts", "Carts")}${section("members", "Members")}</div><div>${clockSection}${faultsSection}${shopSection}</div></div><script type="application/json" id="start">${embedJson(start)}</script><script type="module" nonce="${nonce}">${rawHtml(SCRIPT)}</script>`,
  );
  const { stylesheet } = site;
  // Relative URLs in a stylesheet, such as font URLs, resolve to the stylesheet's origin.
  const origin = URL.canParse(stylesheet ?? "") ? new URL(stylesheet ?? "").origin : "'self'";
  const styles = stylesheet
    ? [`style-src 'unsafe-inline' ${origin}`, `font-src ${origin}`]
    : ["style-src 'unsafe-inline'"];
  const policy = [
    "default-src 'none'",
    ...styles,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    // Prevents clickjacking by other sites.
    "frame-ancestors 'none'",
  ];
  response.headers.set("Content-Security-Policy", policy.join("; "));
  return response;
}
