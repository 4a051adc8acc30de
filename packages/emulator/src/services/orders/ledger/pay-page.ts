import type { Context } from "../../../kernel/context.js";
import { format } from "../../../kernel/money.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import { hostedPage, html, messagePage, problemPage, redirect } from "../../../pages/page.js";
import { orders } from "../model/order.js";
import { payIntent } from "./charges.js";
import { type Intent, ledgerSlice, requestStatus } from "./model.js";

export const PAY_PAGE_PATH = "/_portico/pay";

export const payUrl = (context: Context, gatewayOrderId: string): string =>
  `${context.origin}${PAY_PAGE_PATH}/${gatewayOrderId}`;

function hasPayment(context: Context, intent: Intent): boolean {
  const account = context.store(ledgerSlice).accounts.get(intent.orderId);
  const payment = account?.payments.find(({ id }) => id === intent.paymentId);
  return payment !== undefined && !["DECLINED", "CANCELED"].includes(payment.status);
}

function paidPage(context: Context, url: string | undefined): Response {
  if (url) return redirect(url);
  return messagePage(context.site, "Thank you", "Your payment was successful.");
}

function paymentForm(context: Context, intent: Intent, error?: string, status = 200): Response {
  const order = orders(context).find(intent.orderId);
  const currency = order?.document.currency ?? context.site.currency;
  const formattedAmount = format(intent.amount, currency, context.site.locale);
  const warning = error ? html`<p class="error" role="alert">${error}</p>` : html``;
  const backLink = intent.cancelUrl ? html`<p><a href="${intent.cancelUrl}">Back</a></p>` : html``;
  const content = html`<form method="post" class="card narrow"><h1>Payment</h1><p class="lead">Order ${order?.document.number}. This is the emulator&rsquo;s payment page. You won&rsquo;t be charged.</p>${warning}<button type="submit" name="action" value="pay" id="pay">Pay ${formattedAmount}</button>${backLink}</form>`;
  return hostedPage("Payment", context.site, content, status);
}

const DECLINED_MESSAGE = "Your payment was declined. Try again or use another payment method.";

const CLOSED_MESSAGES: Readonly<Record<string, string>> = {
  VOIDED: "This payment request has been canceled.",
  EXPIRED: "This payment request has expired.",
};

export function payPage(context: Context, intentId: string, isPost: boolean, returnUrl?: string) {
  const intent = context.store(ledgerSlice).intents.get(intentId);
  const successUrl = returnUrl ?? intent?.successUrl;
  if (intent && hasPayment(context, intent)) return paidPage(context, successUrl);
  const reason = intent?.requestId && CLOSED_MESSAGES[requestStatus(context, intent.requestId)];
  if (!intent || reason) {
    const message = reason || "There’s nothing to pay.";
    return problemPage(context.site, "Payment not found", message, 404);
  }
  if (!isPost) return paymentForm(context, intent);
  try {
    const { status } = payIntent(context, intentId);
    return status === "DECLINED"
      ? paymentForm(context, intent, DECLINED_MESSAGE)
      : paidPage(context, successUrl);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    context.changes.undo();
    return paymentForm(context, intent, error.message, 422);
  }
}
