import type { Context } from "../kernel/context.js";
import { html, page } from "../kernel/page.js";

/** The emulator's front page: what is in it, and the messages it would have sent. */
export function homePage(context: Context): Response {
  const { state, site, origin } = context;
  const messages = [...state.outbox]
    .reverse()
    .map(
      (message) =>
        html`<tr><td>${message.sentAt}</td><td>${message.channel}</td><td>${message.to}</td><td>${message.subject}</td><td>${message.code ?? ""}${
          message.link ? html`<a href="${message.link}">Open</a>` : ""
        }</td></tr>`,
    );
  const orders = [...state.orders.values()].reverse().map(({ number, document }) => {
    const total = (document.priceSummary as { total: { formattedAmount: string } }).total;
    const buyer = document.buyerInfo as { email?: string };
    return html`<tr><td>${number}</td><td>${buyer.email ?? ""}</td><td>${total.formattedAmount}</td><td>${String(document.paymentStatus)}</td></tr>`;
  });
  return page(
    "Emulator",
    site.name,
    html`<h1>The platform, in one process</h1><p>API address: <code>${origin}</code> · catalogue: <code>${site.catalogVersion}</code> · ${state.catalog.products.size} products, ${state.carts.size} carts, ${state.members.size} members</p><h2>Outbox</h2>${
      messages.length > 0
        ? html`<table><tr><th>Sent</th><th>By</th><th>To</th><th>Subject</th><th>Code or link</th></tr>${messages}</table>`
        : html`<p class="quiet">Nothing was sent yet.</p>`
    }<h2>Orders</h2>${
      orders.length > 0
        ? html`<table><tr><th>Number</th><th>Buyer</th><th>Total</th><th>Payment</th></tr>${orders}</table>`
        : html`<p class="quiet">Nothing was ordered yet.</p>`
    }`,
  );
}
