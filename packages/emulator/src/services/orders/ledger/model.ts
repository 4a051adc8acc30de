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
import type { Seed, Slice } from "../../../kernel/slice.js";
import type { Json } from "../../../kernel/wire-request.js";
import { collection } from "../../../store/collection.js";
import { share } from "../../../store/freeze.js";
import type { StoredOrder } from "../model/order.js";

export type PaymentStatus = Dto["status"];

export type Outcome = "PENDING" | "SUCCEEDED" | "FAILED";

export type Authorization = Json<AuthorizationDetails>;

export type Chargeback = Json<ChargebackDto>;

export type RegularDetails = Json<RegularPaymentDetails>;

export type MembershipDetails = Json<MembershipPaymentDetails>;

/** A payment. Exactly one of the details is set. */
export type Payment = Json<Pick<Dto, keyof Dto>>;

export type RefundTransaction = Json<RefundTransactionDto>;

export type RefundedItems = Json<Omit<RefundDetails, "items" | "shippingIncluded" | "reason">>;

export type Refund = Json<RefundDto> & { details: Json<RefundDetails> };

export interface Account {
  readonly orderId: string;
  readonly payments: Payment[];
  readonly refunds: Refund[];
}

/** A payment that the buyer can make on a payment page. */
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

export interface LedgerData {
  readonly accounts: Map<string, Account>;
  /** Keyed by payment gateway order id. */
  readonly intents: Map<string, Intent>;
  /** Payment ids, keyed by the charge's idempotency key. */
  readonly charges: Map<string, readonly string[]>;
  /** Receipts by payment id. */
  readonly receipts: Map<string, string>;
  /** Orders with a payment that is scheduled to be captured or voided. */
  readonly scheduled: Map<string, true>;
  readonly provider: { mood: ProviderMood };
  /** Recorded payments from another gateway, unknown to the provider. */
  readonly otherGateway: Map<string, true>;
}

export const ledgerSlice: Slice<LedgerData, Seed, "ledger"> = {
  name: "ledger",
  slice: () => ({
    accounts: new Map(),
    intents: new Map(),
    charges: new Map(),
    receipts: new Map(),
    scheduled: new Map(),
    provider: { mood: "succeeds" },
    otherGateway: new Map(),
  }),
  copy: share,
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
