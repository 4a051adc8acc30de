// The script uses no framework and inserts only text, never HTML.
export const SCRIPT = `
const API = "/_portico/control/";
const $ = (id) => document.getElementById(id);
const start = JSON.parse($("start").textContent);
const seen = { requests: 0, events: 0 };
const entries = { requests: [], events: [] };
const rendered = {};
let filter = "";
let run;

function el(tag, props, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  for (const child of children.flat()) if (child !== undefined && child !== null) node.append(child);
  return node;
}
const cell = (content, className) => el("td", className ? { className } : {}, content ?? "");
const time = (iso) => (iso ?? "").slice(11, 19);
const tag = (text, kind) => el("span", { className: "tag" + (kind ? " " + kind : "") }, String(text));
const callerText = (kind) => (kind ?? "").replace(/^./, (letter) => letter.toUpperCase());
const short = (id) => (id ?? "").slice(0, 8);

async function send(method, path, body) {
  const init = { method, headers: { "Content-Type": "application/json" } };
  if (method !== "GET") init.body = JSON.stringify(body ?? {});
  const response = await fetch(API + path, init);
  const result = await response.json();
  if (!response.ok) throw new Error(result.message);
  return result;
}

function notify(text, bad) {
  $("notice").textContent = text;
  $("notice").className = bad ? "bad" : "";
}

async function act(notice, ...request) {
  try {
    await send(...request);
    notify(notice);
  } catch (error) {
    notify(error.message, true);
  }
  await tick();
}

/** Replaces only parts that have changed, so that the others keep the focus. */
function draw(id, value, make) {
  const text = JSON.stringify(value);
  if (rendered[id] === text) return;
  rendered[id] = text;
  $(id).replaceChildren(...make(value));
}

function table(heads, rows, none) {
  if (rows.length === 0) return [el("p", { className: "empty" }, none)];
  const head = el("tr", {}, heads.map((name) => el("th", { scope: "col" }, name)));
  return [el("table", {}, el("thead", {}, head), el("tbody", {}, rows))];
}

function bodies(one) {
  const parts = [["Request", one.request], ["Response", one.response], ["Payload", one.payload]];
  return parts.flatMap(([name, value]) =>
    value === undefined ? [] : [el("div", { className: "empty" }, name), el("pre", { tabIndex: 0 }, JSON.stringify(value, null, 2))],
  );
}

function more(title, one) {
  const parts = bodies(one);
  if (parts.length === 0) return title;
  return el("details", {}, el("summary", {}, title), parts);
}

function requestRow(one) {
  const failed = one.status === undefined || one.status >= 400;
  const row = el("tr", { className: "new" + (failed ? " bad" : "") },
    cell(time(one.at), "tight mono"),
    cell(more(el("span", {}, el("b", {}, one.method), " ", one.operation ?? one.path), one)),
    cell(el("span", {}, tag(one.status ?? "no response", failed ? "bad" : "good"), one.faults.map((kind) => tag(kind))), "tight"),
    cell(one.duration + " ms", "tight"),
    cell(callerText(one.caller), "tight"),
  );
  row.dataset.text = [one.method, one.path, one.operation, one.status, one.caller, one.id].join(" ").toLowerCase();
  return row;
}

function eventRow(one, webhooks) {
  const webhook = webhooks.find((hook) => hook.id === one.webhookId);
  const resend = el("button", { className: "plain", type: "button" }, "Resend");
  resend.onclick = () => act("Webhook resent", "POST", "webhooks/resend", { id: webhook.id });
  const kind = webhook && { delivered: "good", failed: "bad" }[webhook.status];
  return el("tr", {},
    cell(time(one.at), "tight mono"),
    cell(more(one.eventType, one)),
    cell(el("code", { title: one.entityId }, short(one.entityId)), "tight"),
    cell(callerText(one.caller), "tight"),
    cell(webhook ? el("span", {}, tag(webhook.status, kind), " ", resend) : ""),
  );
}

function messageRow(one) {
  const copy = el("button", { className: "second", type: "button", title: "Copy code" }, el("code", {}, one.code ?? ""));
  copy.onclick = async () => {
    await navigator.clipboard?.writeText(one.code);
    notify("Copied " + one.code);
  };
  return el("tr", {},
    cell(time(one.sentAt), "tight mono"), cell(one.channel, "tight"), cell(one.to), cell(one.subject),
    cell([one.code ? copy : "", one.link ? el("a", { href: one.link, target: "_blank", rel: "noreferrer" }, "Open link") : ""].filter(Boolean).flatMap((node) => [node, " "])),
  );
}

const orderRow = ({ number, document: order = {} }) => el("tr", {},
  cell(String(number ?? order.number ?? "")), cell(order.buyerInfo?.email),
  cell(order.priceSummary?.total?.formattedAmount), cell(order.paymentStatus), cell(time(order.createdDate), "mono"));
const cartRow = (cart) => el("tr", {},
  cell(el("code", { title: cart.checkoutId }, short(cart.checkoutId ?? cart.id))), cell(callerText(cart.owner?.kind)),
  cell(String((cart.lines ?? []).reduce((sum, line) => sum + (line.requested ?? 0), 0))),
  cell(cart.completed ? tag("ordered", "good") : cart.current ? tag("current") : ""), cell(time(cart.updatedDate), "mono"));
const memberRow = (member) => el("tr", {},
  cell(member.email), cell([member.profile?.firstName, member.profile?.lastName].filter(Boolean).join(" ")),
  cell(tag(member.status, member.status === "BLOCKED" ? "bad" : "")), cell(member.emailVerified ? "verified" : "not verified"));

function faultItem({ kind, times, skip, ...rest }) {
  const where = rest.operation ?? rest.path ?? "any request";
  const what = { status: rest.status, delay: rest.ms + " ms", throttle: rest.retryAfter + " s" }[kind];
  return el("li", {}, el("span", {}, tag(kind + (what === undefined ? "" : " " + what), "bad"), " ", where),
    el("span", { className: "quiet" }, times + " left" + (skip ? ", after " + skip : "")));
}

function snapshotItem({ id, at }) {
  const back = el("button", { className: "second", type: "button" }, "Restore " + id);
  back.onclick = () => act("Restored " + id, "POST", "restore", { id });
  return el("li", {}, el("span", { className: "mono" }, at.slice(0, 19).replace("T", " ")), back);
}

function facts([origin, site, counts]) {
  const shown = ["products", "carts", "orders", "members"];
  return [
    el("li", {}, el("code", {}, origin)), el("li", {}, site.catalogVersion), el("li", {}, site.currency),
    ...shown.filter((name) => name in counts).map((name) => el("li", {}, el("b", {}, String(counts[name])), " " + (counts[name] === 1 ? name.slice(0, -1) : name))),
  ];
}

function collect(name, news) {
  if (news.length === 0) return;
  seen[name] = news.at(-1).sequence;
  entries[name] = [...news.toReversed(), ...entries[name]].slice(0, 200);
}

function applyFilter() {
  for (const row of $("requests").querySelectorAll("tbody tr")) row.hidden = !row.dataset.text.includes(filter);
}

function showRequests(news) {
  if (news.length === 0) return;
  let body = $("requests").querySelector("tbody");
  if (!body) {
    $("requests").replaceChildren(...table(["Time", "Request", "Response", "Duration", "Caller"], [el("tr")], ""));
    body = $("requests").querySelector("tbody");
    body.replaceChildren();
  }
  for (const one of news) body.prepend(requestRow(one));
  while (body.children.length > 200) body.lastChild.remove();
  applyFilter();
}

function show(data) {
  if (data.state.run !== run) {
    run = data.state.run;
    entries.requests = entries.events = [];
    $("requests").replaceChildren(...table([], [], "No requests yet. They appear here as they arrive."));
  }
  const { state } = data;
  draw("facts", [state.origin, state.site, state.counts], facts);
  $("now").textContent = state.now.slice(0, 19).replace("T", " ") + " UTC";
  $("offset").textContent = data.clock.offset === 0 ? "" : "shifted by " + Math.round(data.clock.offset / 1000) + " s";
  collect("requests", data.requests);
  showRequests(data.requests);
  collect("events", data.events);
  draw("events", [entries.events, data.webhooks], ([events, hooks]) =>
    table(["Time", "Event", "Entity", "Caller", "Webhook"], events.map((one) => eventRow(one, hooks)), "No events yet."));
  draw("outbox", data.outbox, (all) => table(["Sent", "Channel", "To", "Subject", "Code or link"], all.toReversed().map(messageRow), "No messages yet."));
  draw("orders", data.orders, (all) => table(["Number", "Buyer", "Total", "Payment", "Created"], all.map(orderRow), "No orders yet."));
  draw("carts", data.carts, (all) => table(["Cart", "Owner", "Items", "", "Updated"], all.map(cartRow), "No carts yet."));
  draw("members", data.members, (all) => table(["Email", "Name", "Status", "Verification"], all.map(memberRow), "No members yet."));
  draw("faults", data.faults, (all) => all.length ? all.map(faultItem) : [el("li", { className: "quiet" }, "No faults.")]);
  draw("snapshots", data.snapshots, (all) => all.toReversed().map(snapshotItem));
}

let isLoading = false;
async function tick() {
  if (isLoading) return;
  isLoading = true;
  try {
    show(await send("GET", "glance?requestsAfter=" + seen.requests + "&eventsAfter=" + seen.events));
    document.body.dataset.connection = "";
  } catch (error) {
    if (document.body.dataset.connection !== "lost") notify("Lost connection to the emulator: " + error.message, true);
    document.body.dataset.connection = "lost";
  }
  isLoading = false;
}

for (const button of document.querySelectorAll("[data-advance]")) {
  button.onclick = () => act("Advanced the clock by " + button.textContent.replace("+", ""), "POST", "clock/advance", { ms: Number(button.dataset.advance) });
}
$("clock-reset").onclick = () => act("Clock reset", "POST", "clock/reset");
$("clock-form").onsubmit = (event) => {
  event.preventDefault();
  act("Clock set", "POST", "clock/set", { time: $("clock-time").value + ":00Z" });
};
$("reset").onclick = () => act("State reset", "POST", "reset");
$("snapshot").onclick = () => act("Snapshot taken", "POST", "snapshots");
$("seed-form").onsubmit = (event) => {
  event.preventDefault();
  act("Loaded the seed " + $("seed").value, "POST", "seed", { seed: $("seed").value });
};
$("faults-clear").onclick = () => act("Faults cleared", "DELETE", "faults");
const AMOUNT = { status: ["status", "Status", 503], delay: ["ms", "Milliseconds", 2000], throttle: ["retryAfter", "Seconds", 1] };
$("fault-kind").onchange = () => {
  const [, label, value] = AMOUNT[$("fault-kind").value] ?? [];
  $("fault-amount").closest("label").hidden = label === undefined;
  $("fault-amount-name").textContent = label ?? "";
  $("fault-amount").value = value ?? "";
};
$("fault-form").onsubmit = (event) => {
  event.preventDefault();
  const kind = $("fault-kind").value;
  const fault = { kind, times: Number($("fault-times").value) };
  if (AMOUNT[kind]) fault[AMOUNT[kind][0]] = Number($("fault-amount").value);
  const where = $("fault-where").value.trim();
  if (where) fault[where.startsWith("/") ? "path" : "operation"] = where;
  act("Fault added", "POST", "faults", fault);
};
$("filter").oninput = () => {
  filter = $("filter").value.trim().toLowerCase();
  applyFilter();
};

show(start);
setInterval(() => document.hidden || tick(), 1000);
document.addEventListener("visibilitychange", () => document.hidden || tick());
`;
