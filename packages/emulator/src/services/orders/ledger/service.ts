import { type Amount, amount } from "../../../kernel/money.js";
import { type Act, defineService } from "../../../kernel/service.js";
import { formOf } from "../../../pages/page.js";
import { addActivity, findOrder } from "../model/order.js";
import { amountOf, priceIn } from "../model/price.js";
import { finishCapture, runScheduledActions } from "./authorizations.js";
import { billingHandlers } from "./billing-handlers.js";
import { collectorHandlers } from "./collector-handlers.js";
import {
  type Chargeback,
  chargedBackAmount,
  type Ledger,
  ledgerOf,
  ledgerSlice,
  type Payment,
  type ProviderMood,
  paidBy,
} from "./model.js";
import { PAY_PAGE_PATH, payPage } from "./pay-page.js";
import { applyLedger, emitTransactionsAction, paymentOf } from "./payments.js";
import { changeStatus, transactionHandlers, updateRefund } from "./transactions-handlers.js";

/** Functions of `emulator.controls.ledger`. */
export interface LedgerControls {
  /** Sets how the payment provider responds to later charges, captures and refunds. */
  setProvider(mood: ProviderMood): void;
  /**
   * Completes a pending payment, or a payment's pending capture and refunds.
   *
   * @param orderId - Id of the order.
   * @param paymentId - Id of the payment.
   * @param succeeded - Whether the pending operations succeed. Default: true.
   */
  settle(orderId: string, paymentId: string, succeeded?: boolean): void;
  /**
   * Simulates a chargeback, as if a customer disputed the payment with the bank.
   *
   * @param orderId - Id of the order.
   * @param paymentId - Id of the payment.
   * @param amount - Amount as a decimal string. Default: the paid amount minus earlier chargebacks.
   * @returns The id of the chargeback.
   * @throws Error if the payment is not regular, or the amount is not positive or too high.
   */
  chargeback(orderId: string, paymentId: string, amount?: string): string;
  /**
   * Reverses a chargeback.
   *
   * @param orderId - Id of the order.
   * @param chargebackId - Id that `chargeback` returned.
   * @param amount - Amount as a decimal string. Default: the full amount.
   * @throws Error if the chargeback does not exist or has already been reversed.
   */
  reverseChargeback(orderId: string, chargebackId: string, amount?: string): void;
}

function settlePayment(ledger: Ledger, payment: Payment, succeeded: boolean): void {
  const { context, order, account } = ledger;
  const isPending = payment.status.startsWith("PENDING");
  if (isPending) changeStatus(ledger, payment, succeeded ? "APPROVED" : "DECLINED");
  if (isPending || finishCapture(ledger, payment, succeeded)) {
    applyLedger(ledger, { paymentIds: [payment.id] });
  }
  const transaction = { paymentId: payment.id, refundStatus: succeeded ? "SUCCEEDED" : "FAILED" };
  for (const { id: refundId, transactions } of account.refunds) {
    const hasPendingRefund = transactions.some(
      (candidate) => candidate.paymentId === payment.id && candidate.refundStatus === "PENDING",
    );
    if (hasPendingRefund) updateRefund({ orderId: order.id, refundId, transaction }, context);
  }
}

function postChargeback(ledger: Ledger, payment: Payment, chargeback: Chargeback): void {
  const { context, order, account } = ledger;
  const { id: chargebackId, amount: price, reversalAmount, status } = chargeback;
  const isReversed = status === "REVERSED";
  const details = { paymentId: payment.id, chargebackId, amount: price, reversalAmount };
  addActivity(context, order, isReversed ? "CHARGEBACK_REVERSED" : "CHARGEBACK_CREATED", {
    [isReversed ? "chargebackReversed" : "chargebackCreated"]: details,
  });
  applyLedger(ledger, { paymentIds: [payment.id] });
  emitTransactionsAction(ledger, isReversed ? "chargeback_reversed" : "chargeback_approved", {
    orderId: order.id,
    paymentId: payment.id,
    chargeback,
    orderTransactions: account,
  });
}

function createChargeback(ledger: Ledger, payment: Payment, value: string | undefined): string {
  const { context, order } = ledger;
  const details = payment.regularPaymentDetails;
  const max: Amount = paidBy(payment).minus(chargedBackAmount(payment));
  const chargebackAmount = value === undefined ? max : amount(value);
  if (!details || chargebackAmount.lte(0) || chargebackAmount.gt(max))
    throw new Error(`At most ${max} can be charged back`);
  const newChargeback: Chargeback = {
    id: context.guid("chargeback"),
    createdDate: context.iso,
    updatedDate: context.iso,
    amount: priceIn(context, chargebackAmount, order.document.currency),
    status: "APPROVED",
  };
  details.chargebacks.push(newChargeback);
  postChargeback(ledger, payment, newChargeback);
  return newChargeback.id;
}

function reverseChargeback(ledger: Ledger, id: string, value: string | undefined): void {
  const { context, order, account } = ledger;
  for (const payment of account.payments) {
    const existing = payment.regularPaymentDetails?.chargebacks.find((item) => item.id === id);
    if (!existing || existing.status === "REVERSED") continue;
    existing.status = "REVERSED";
    existing.updatedDate = context.iso;
    const { currency } = order.document;
    existing.reversalAmount = priceIn(context, value ?? amountOf(existing.amount), currency);
    postChargeback(ledger, payment, existing);
    return;
  }
  throw new Error(`Chargeback ${id} not found`);
}

const ledgerControls = (act: Act): LedgerControls => {
  const withLedger = <T>(orderId: string, task: (ledger: Ledger) => T): T =>
    act((context) => task(ledgerOf(context, findOrder(context, orderId))));
  return {
    setProvider(mood) {
      act(({ store, changes }) => {
        changes.set(store(ledgerSlice).provider, "mood", mood);
      });
    },
    settle(orderId, paymentId, succeeded = true) {
      withLedger(orderId, (ledger) =>
        settlePayment(ledger, paymentOf(ledger.account, paymentId), succeeded),
      );
    },
    chargeback: (orderId, paymentId, value) =>
      withLedger(orderId, (ledger) =>
        createChargeback(ledger, paymentOf(ledger.account, paymentId), value),
      ),
    reverseChargeback(orderId, id, value) {
      withLedger(orderId, (ledger) => reverseChargeback(ledger, id, value));
    },
  };
};

export const ledger = defineService({
  ...ledgerSlice,
  handlers: { ...transactionHandlers, ...billingHandlers, ...collectorHandlers },
  timer: { run: runScheduledActions },
  pages: [
    {
      path: `${PAY_PAGE_PATH}/*`,
      serve: (request, context) => payPage(context, request.rest, formOf(request) !== undefined),
    },
  ],
  controls: ledgerControls,
});
