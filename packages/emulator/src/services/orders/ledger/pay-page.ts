// The hosted page of one payment, for unpaid orders and payment requests.

import type { Context } from "../../../kernel/context.js";
import { format } from "../../../kernel/money.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import { goTo, type Html, hostedPage, html, problemPage } from "../../../pages/page.js";
import { requestProblem } from "../model/payment-requests.js";
import { orders } from "../model/slice.js";
import { payIntent } from "./intents.js";
import type { Intent } from "./model.js";
import { ledgerSlice } from "./slice.js";

/** Path of the page. */
export const PAY_PAGE = "/_portico/pay";

/** Returns the page's URL for a gateway payment. */
export const payUrl = (context: Context, gatewayOrderId: string): string =>
  `${context.origin}${PAY_PAGE}/${gatewayOrderId}`;

/** Returns whether the payment was made or is pending. */
function done(context: Context, intent: Intent): boolean {
  const account = context.store(ledgerSlice).accounts.get(intent.orderId);
  const payment = account?.payments.find(({ id }) => id === intent.paymentId);
  return payment !== undefined && !["DECLINED", "CANCELED"].includes(payment.status);
}

function thanks(context: Context, intent: Intent, to: string | undefined): Response {
  if (to ?? intent.successUrl) return goTo((to ?? intent.successUrl) as string);
  const content = html`<div class="card narrow"><h1>Thank you</h1><p class="lead">Your payment was successful.</p></div>`;
  return hostedPage("Thank you", context.site, content);
}

function form(context: Context, intent: Intent, error?: string, status = 200): Response {
  const order = orders(context).find(intent.orderId);
  const currency = order?.document.currency ?? context.site.currency;
  const sum = format(intent.amount, currency, context.site.locale);
  const warning: Html = error ? html`<p class="error" role="alert">${error}</p>` : html``;
  const back = intent.cancelUrl ? html`<p><a href="${intent.cancelUrl}">Back</a></p>` : html``;
  const content = html`<form method="post" class="card narrow"><h1>Payment</h1><p class="lead">Order ${order?.document.number}. This is the emulator’s payment page. You won’t be charged.</p>${warning}<button type="submit" name="action" value="pay" id="pay">Pay ${sum}</button>${back}</form>`;
  return hostedPage("Payment", context.site, content, status);
}

/** Serves the payment page of a gateway order. Afterwards the buyer is redirected to `to`. */
export function payPage(
  context: Context,
  gatewayOrderId: string,
  posted: boolean,
  to?: string,
): Response {
  const intent = context.store(ledgerSlice).intents.get(gatewayOrderId);
  const gone = intent?.requestId && requestProblem(context, intent.requestId);
  if (intent && done(context, intent)) return thanks(context, intent, to);
  if (!intent || gone) {
    const why = gone || "There’s nothing to pay.";
    return problemPage(context.site, "Payment not found", why, 404);
  }
  if (!posted) return form(context, intent);
  try {
    const payment = payIntent(context, intent);
    if (payment.status === "DECLINED") {
      return form(
        context,
        intent,
        "Your payment was declined. Try again or use another payment method.",
      );
    }
    return thanks(context, intent, to);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    context.changes.undo();
    return form(context, intent, error.message, 422);
  }
}
