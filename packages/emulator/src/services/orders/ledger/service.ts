import type { Context } from "../../../kernel/context.js";
import { type Amount, amount } from "../../../kernel/money.js";
import { type Act, defineService } from "../../../kernel/service.js";
import { formOf } from "../../../pages/page.js";
import { findOrder } from "../model/find-order.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import { note } from "../model/tell.js";
import { finishCapture, runDue } from "./authorizations.js";
import { billingHandlers } from "./billing-handlers.js";
import { lostOf, paidBy } from "./books.js";
import { collectorHandlers } from "./collector-handlers.js";
import type { Account, Chargeback, Payment } from "./model.js";
import { PAY_PAGE, payPage } from "./pay-page.js";
import { paymentOf } from "./payments.js";
import { post, tellMoney } from "./post.js";
import { accountOf, ledgerSlice, type ProviderMood } from "./slice.js";
import { moveOn, transactionHandlers, updateRefund } from "./transactions-handlers.js";

/** Functions of `emulator.controls.ledger`, which do what payment providers and banks do. */
export interface LedgerControls {
  /** Sets how the payment provider responds to later charges, captures and refunds. */
  setProvider(mood: ProviderMood): void;
  /**
   * Completes the pending payment, capture and refunds of a payment.
   *
   * @param orderId - Id of the order.
   * @param paymentId - Id of the payment.
   * @param succeeded - Whether they succeed. Default: true.
   */
  settle(orderId: string, paymentId: string, succeeded?: boolean): void;
  /**
   * Charges back a payment, like a bank whose customer disputes the payment.
   *
   * @param orderId - Id of the order.
   * @param paymentId - Id of the payment.
   * @param amount - Amount as a decimal string. Default: the remaining amount.
   * @returns The id of the chargeback.
   * @throws Error if the amount exceeds the remaining amount.
   */
  chargeback(orderId: string, paymentId: string, amount?: string): string;
  /**
   * Reverses a chargeback.
   *
   * @param orderId - Id of the order.
   * @param chargebackId - Id that `chargeback` returned.
   * @param amount - Amount as a decimal string. Default: the full amount.
   * @throws Error if the chargeback does not exist.
   */
  reverseChargeback(orderId: string, chargebackId: string, amount?: string): void;
}

/** Completes all pending parts of a payment: the payment, its capture and its refunds. */
function settlePayment(
  context: Context,
  order: StoredOrder,
  account: Account,
  payment: Payment,
  succeeded: boolean,
): void {
  const capturing = payment.regularPaymentDetails?.authorizationDetails?.captures.at(-1);
  const captures = capturing?.status === "PENDING";
  if (captures || payment.status.startsWith("PENDING")) {
    if (captures) finishCapture(context, order, payment, succeeded);
    else moveOn(context, order, account, payment.id, succeeded ? "APPROVED" : "DECLINED");
    post(context, order, account, { paymentIds: [payment.id] });
  }
  const refundStatus = succeeded ? "SUCCEEDED" : "FAILED";
  for (const { id, transactions } of account.refunds) {
    const waits = transactions.some(
      (one) => one.paymentId === payment.id && one.refundStatus === "PENDING",
    );
    if (!waits) continue;
    const transaction = { paymentId: payment.id, refundStatus };
    updateRefund({ orderId: order.id, refundId: id, transaction }, context);
  }
}

function chargeback(
  context: Context,
  order: StoredOrder,
  account: Account,
  payment: Payment,
  value: string | undefined,
): string {
  const details = payment.regularPaymentDetails;
  const most: Amount = paidBy(payment).minus(lostOf(payment));
  const sum = value === undefined ? most : amount(value);
  if (!details || sum.lte(0) || sum.gt(most))
    throw new Error(`At most ${most} can be charged back`);
  const made: Chargeback = {
    id: context.guid("chargeback"),
    createdDate: context.iso,
    updatedDate: context.iso,
    amount: priceIn(context, sum, order.document.currency),
    status: "APPROVED",
  };
  details.chargebacks.push(made);
  const facts = { paymentId: payment.id, chargebackId: made.id, amount: made.amount };
  note(context, order, "CHARGEBACK_CREATED", { chargebackCreated: facts });
  post(context, order, account, { paymentIds: [payment.id] });
  const body = { orderId: order.id, paymentId: payment.id, chargeback: made };
  tellMoney(context, order, "chargeback_approved", { ...body, orderTransactions: account });
  return made.id;
}

function reverse(
  context: Context,
  order: StoredOrder,
  account: Account,
  id: string,
  value: string | undefined,
): void {
  for (const payment of account.payments) {
    const made = payment.regularPaymentDetails?.chargebacks.find((one) => one.id === id);
    if (!made || made.status === "REVERSED") continue;
    const { currency } = order.document;
    made.status = "REVERSED";
    made.updatedDate = context.iso;
    made.reversalAmount = priceIn(context, value ?? made.amount.amount, currency);
    const { amount: whole, reversalAmount } = made;
    const facts = { paymentId: payment.id, chargebackId: id, amount: whole, reversalAmount };
    note(context, order, "CHARGEBACK_REVERSED", { chargebackReversed: facts });
    post(context, order, account, { paymentIds: [payment.id] });
    const body = { orderId: order.id, paymentId: payment.id, chargeback: made };
    tellMoney(context, order, "chargeback_reversed", { ...body, orderTransactions: account });
    return;
  }
  throw new Error(`Chargeback ${id} not found`);
}

const controls = (act: Act): LedgerControls => {
  const on = <T>(
    orderId: string,
    task: (context: Context, order: StoredOrder, account: Account) => T,
  ): T =>
    act((context) => {
      const order = findOrder(context, orderId);
      return task(context, order, accountOf(context, order));
    });
  return {
    setProvider(mood) {
      act(({ store, changes }) => {
        changes.set(store(ledgerSlice).provider, "mood", mood);
      });
    },
    settle(orderId, paymentId, succeeded = true) {
      on(orderId, (context, order, account) =>
        settlePayment(context, order, account, paymentOf(account, paymentId), succeeded),
      );
    },
    chargeback: (orderId, paymentId, sum) =>
      on(orderId, (context, order, account) =>
        chargeback(context, order, account, paymentOf(account, paymentId), sum),
      ),
    reverseChargeback(orderId, id, sum) {
      on(orderId, (context, order, account) => reverse(context, order, account, id, sum));
    },
  };
};

/** Service for payments and refunds of orders, the payment collector and the payment page. */
export const ledger = defineService({
  ...ledgerSlice,
  handlers: { ...transactionHandlers, ...billingHandlers, ...collectorHandlers },
  when: { time: runDue },
  pages: [
    {
      path: `${PAY_PAGE}/*`,
      serve: (request, context) => payPage(context, request.rest, formOf(request) !== undefined),
    },
  ],
  controls,
});
