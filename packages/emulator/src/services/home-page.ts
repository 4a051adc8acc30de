import type { Context } from "../kernel/context.js";
import { html, page } from "../kernel/page.js";
import { defineService } from "../kernel/service.js";
import { cartSlice } from "./cart/slice.js";
import { catalogSlice } from "./catalog/slice.js";
import { memberSlice } from "./members/slice.js";
import { orderSlice } from "./orders/slice.js";

/** The emulator's front page: what is in it, and the messages it would have sent. */
function homePage(context: Context): Response {
  const { state, site, origin } = context;
  const messages = [...state.outbox]
    .reverse()
    .map(
      (message) =>
        html`<tr><td>${message.sentAt}</td><td>${message.channel}</td><td>${message.to}</td><td>${message.subject}</td><td>${message.code ?? ""}${
          message.link ? html`<a href="${message.link}">Open</a>` : ""
        }</td></tr>`,
    );
  const orders = [...context.store(orderSlice).orders.values()].reverse().map(({ document }) => {
    const total = (document.priceSummary as { total: { formattedAmount: string } }).total;
    const buyer = document.buyerInfo as { email?: string };
    return html`<tr><td>${document.number}</td><td>${buyer.email ?? ""}</td><td>${total.formattedAmount}</td><td>${String(document.paymentStatus)}</td></tr>`;
  });
  return page(
    "Emulator",
    site.name,
    html`<h1>The platform, in one process</h1><p>API address: <code>${origin}</code> · catalogue: <code>${site.catalogVersion}</code> · ${context.store(catalogSlice).products.size} products, ${context.store(cartSlice).carts.size} carts, ${context.store(memberSlice).size} members</p><h2>Outbox</h2>${
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

/** The front page. */
export const home = defineService({
  name: "home",
  slice: () => ({}),
  handlers: {},
  pages: ["/", "/_portico/"].map((path) => ({
    path,
    serve: (_request, context) => homePage(context),
  })),
});
