import type { OrderPaymentRequest } from "@portico/ecom/order-payment-requests";
import type {
  AuthorizationDetails,
  Chargeback as ChargebackDto,
  Payment as Dto,
  MembershipPaymentDetails,
  RefundDetails,
  Refund as RefundDto,
  RefundTransaction as RefundTransactionDto,
  RegularPaymentDetails,
} from "@portico/ecom/order-transactions";
import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, sum } from "../../../kernel/money.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import type { Json, Sent } from "../../../kernel/wire-request.js";
import type { ResourceData } from "../../../resource/declaration.js";
import { collection } from "../../../store/collection.js";
import { shallowCopy } from "../../../store/freeze.js";
import type { OrderDocument, OrderLine, StoredOrder } from "../model/order.js";
import { amountOf } from "../model/price.js";

export type PaymentStatus = Dto["status"];

export type Outcome = "PENDING" | "SUCCEEDED" | "FAILED";

export type Authorization = Json<AuthorizationDetails>;

export type Chargeback = Json<ChargebackDto>;

export type RegularDetails = Json<RegularPaymentDetails>;

export type MembershipDetails = Json<MembershipPaymentDetails>;

/** Payment of an order. Exactly one of the fields that end in `PaymentDetails` is set. */
export type Payment = Json<Pick<Dto, keyof Dto>>;

export type RefundTransaction = Json<RefundTransactionDto>;

export type RefundedItems = Json<Omit<RefundDetails, "items" | "shippingIncluded" | "reason">>;

export type Refund = Json<RefundDto> & { details: Json<RefundDetails> };

export interface Account {
  readonly orderId: string;
  readonly payments: Payment[];
  readonly refunds: Refund[];
}

export interface Intent {
  readonly id: string;
  readonly orderId: string;
  readonly amount: string;
  readonly delayedCapture: boolean;
  readonly savePaymentMethod: boolean;
  readonly requires3dSecure?: boolean;
  readonly scheduled?: { readonly actionType: "VOID" | "CAPTURE"; readonly delay: number };
  readonly successUrl?: string;
  readonly cancelUrl?: string;
  readonly requestId?: string;
  readonly paymentId?: string;
}

/** Behavior of the payment provider: it succeeds immediately, keeps requests pending, or fails. */
export type ProviderMood = "succeeds" | "waits" | "fails";

const emptyLedger = () => ({
  accounts: new Map<string, Account>(),
  /** Payment intents, keyed by payment gateway order id. */
  intents: new Map<string, Intent>(),
  /** Payment ids, keyed by the order id and the charge's idempotency key. */
  charges: new Map<string, readonly string[]>(),
  /** Receipt ids, keyed by payment id. */
  receipts: new Map<string, string>(),
  /** Ids of orders with a payment that is or was scheduled to be captured or voided. */
  scheduled: new Map<string, true>(),
  provider: { mood: "succeeds" as ProviderMood },
  /** Ids of recorded payments that were made through another gateway. */
  otherGateway: new Map<string, true>(),
});

export const ledgerSlice: Slice<ReturnType<typeof emptyLedger>, Seed, "ledger"> = {
  name: "ledger",
  slice: emptyLedger,
  copy: shallowCopy,
};

const accounts = collection<Account, Context>({
  items: ({ store }) => store(ledgerSlice).accounts,
});

export const intents = collection<Intent, Context>({
  items: ({ store }) => store(ledgerSlice).intents,
});

export function markPaid(context: Context, { id }: Intent, payment: Payment): void {
  intents(context).patch(id, (draft) => {
    draft.paymentId = payment.id;
  });
}

export interface Ledger {
  readonly context: Context;
  readonly order: StoredOrder;
  readonly account: Account;
}

export function ledgerOf(context: Context, order: StoredOrder): Ledger {
  const stored = accounts(context);
  const { id } = order;
  if (!stored.find(id)) stored.insert(id, { orderId: id, payments: [], refunds: [] });
  return { context, order, account: stored.edit(id) };
}

export const accountAt = (context: Context, { id }: StoredOrder): Account =>
  accounts(context).find(id) ?? { orderId: id, payments: [], refunds: [] };

export function outcomeOf(context: Context): Outcome {
  const { mood } = context.store(ledgerSlice).provider;
  return mood === "waits" ? "PENDING" : mood === "fails" ? "FAILED" : "SUCCEEDED";
}

const CHARGE_STATUSES = { SUCCEEDED: "APPROVED", PENDING: "PENDING", FAILED: "DECLINED" } as const;

export const chargeStatus = (context: Context) => CHARGE_STATUSES[outcomeOf(context)];

export type OrderBalance = ReturnType<typeof balanceOf>;

const PAID_STATUSES: ReadonlySet<string> = new Set(["APPROVED", "REFUNDED", "PARTIALLY_REFUNDED"]);
const PENDING_STATUSES: ReadonlySet<string> = new Set(["PENDING", "PENDING_MERCHANT"]);

export const isOffline = (payment: Payment): boolean =>
  payment.regularPaymentDetails?.offlinePayment ?? false;

/** Returns the paid amount before refunds. */
export function paidBy(payment: Payment): Amount {
  if (!PAID_STATUSES.has(payment.status)) return amount(0);
  const capture = payment.regularPaymentDetails?.authorizationDetails?.captures.find(
    ({ status }) => status === "SUCCEEDED",
  );
  return amountOf((capture ?? payment).amount);
}

export function lineTotal(line: OrderLine): Amount {
  const fullPrice = line.totalPriceAfterTax ?? line.lineItemPrice;
  return fullPrice ? amountOf(fullPrice) : amountOf(line.price).times(line.quantity);
}

export function refundedOf(
  { refunds }: Account,
  paymentId: string,
  status: "SUCCEEDED" | "PENDING",
): Amount {
  const transactions = refunds
    .flatMap(({ transactions }) => transactions)
    .filter((refund) => refund.paymentId === paymentId && refund.refundStatus === status);
  return sum(transactions.map((transaction) => amountOf(transaction.amount)));
}

export const refundDetails = ({ refunds }: Account): readonly RefundedItems[] =>
  refunds
    .filter(({ transactions }) =>
      transactions.some(({ refundStatus }) => refundStatus !== "FAILED"),
    )
    .map(({ details }) => details);

export const refundedQuantity = (account: Account, lineItemId: string): number =>
  refundDetails(account)
    .flatMap(({ lineItems }) => lineItems)
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((all, { quantity }) => all + quantity, 0);

export const chargebacksOf = (payments: readonly Payment[]) =>
  payments.flatMap((payment) => payment.regularPaymentDetails?.chargebacks ?? []);

export const hasChargebacks = ({ payments }: Account): boolean =>
  chargebacksOf(payments).some(({ status }) => status === "APPROVED");

export const chargedBackAmount = (payment: Payment): Amount =>
  sum(
    chargebacksOf([payment]).map((item) =>
      amountOf(item.amount).minus(amountOf(item.reversalAmount)),
    ),
  );

export function refundableOf(account: Account, payment: Payment): Amount {
  return paidBy(payment)
    .minus(refundedOf(account, payment.id, "SUCCEEDED"))
    .minus(refundedOf(account, payment.id, "PENDING"))
    .minus(chargedBackAmount(payment));
}

export function balanceOf(document: OrderDocument, account: Account) {
  const { payments } = account;
  const sumOver = (amountFrom: (payment: Payment) => Amount) => sum(payments.map(amountFrom));
  const sumOfPayments = (test: (payment: Payment) => boolean) =>
    sum(payments.filter(test).map((payment) => amountOf(payment.amount)));
  const chargebacks = chargebacksOf(payments);
  const total = amountOf((document.priceSummary as { total?: object } | undefined)?.total);
  const paid = sumOver(paidBy);
  const refunded = sumOver(({ id }) => refundedOf(account, id, "SUCCEEDED"));
  const authorized = sumOfPayments(({ status }) => status === "AUTHORIZED");
  // Pending offline payments do not block other payments.
  const pending = sumOfPayments((entry) => PENDING_STATUSES.has(entry.status) && !isOffline(entry));
  const balance = total.minus(paid).plus(refunded);
  return {
    total,
    paid,
    refunded,
    authorized,
    pending,
    balance,
    pendingRefund: sumOver(({ id }) => refundedOf(account, id, "PENDING")),
    chargeback: sum(chargebacks.map((chargeback) => amountOf(chargeback.amount))),
    chargebackReversal: sum(chargebacks.map((chargeback) => amountOf(chargeback.reversalAmount))),
    /** Amount that no paid, authorized or pending online payment covers yet. */
    open: balance.minus(pending).minus(authorized),
  };
}

export function paymentStatusOf(sums: OrderBalance, { payments }: Account) {
  const { total, paid, refunded } = sums;
  if (paid.minus(refunded).gte(total)) return "PAID";
  if (refunded.gt(0)) return refunded.gte(total) ? "FULLY_REFUNDED" : "PARTIALLY_REFUNDED";
  if (paid.gt(0)) return "PARTIALLY_PAID";
  const statuses = payments.filter((payment) => !isOffline(payment)).map(({ status }) => status);
  if (statuses.includes("PENDING")) return "PENDING";
  if (statuses.includes("PENDING_MERCHANT")) return "PENDING_MERCHANT";
  const failures = ["DECLINED", "CANCELED"] as const;
  return failures.find((status) => status === statuses.at(-1)) ?? "NOT_PAID";
}

export type PaymentRequest = Sent<OrderPaymentRequest>;

/** Declared here, because the payment requests service imports the ledger. */
export const requestSlice: Slice<ResourceData<PaymentRequest>> = {
  name: "ecom.orderPaymentRequests",
  slice: () => ({ items: new Map(), nextOrder: 0 }),
};

/** Published with the id of a paid payment request. */
export const requestPaid = topic<string>("payment request paid");

/** A deleted request is treated as voided. */
export const requestStatus = (context: Context, id: string): PaymentRequest["status"] =>
  context.store(requestSlice).items.get(id)?.entity.status ?? "VOIDED";
