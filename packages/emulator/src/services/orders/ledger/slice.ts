import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { collection } from "../../../store/collection.js";
import { share } from "../../../store/freeze.js";
import type { StoredOrder } from "../model/model.js";
import type { Account, Intent, Payment } from "./model.js";

/** Behavior of the payment provider: it succeeds immediately, keeps requests pending, or fails. */
export type ProviderMood = "succeeds" | "waits" | "fails";

/** Stored data of the ledger. */
export interface LedgerData {
  /** By order id. */
  readonly accounts: Map<string, Account>;
  /** By payment gateway order id. */
  readonly intents: Map<string, Intent>;
  /** Payment ids by idempotency key of the charge. */
  readonly charges: Map<string, readonly string[]>;
  /** Receipts by payment id. */
  readonly receipts: Map<string, string>;
  /** Orders with a payment that is scheduled to be captured or voided. */
  readonly scheduled: Map<string, true>;
  readonly provider: { mood: ProviderMood };
  /** Recorded payments of another gateway, unknown to the provider. */
  readonly elsewhere: Map<string, true>;
}

/** Stored payments and refunds. */
export const ledgerSlice: Slice<LedgerData, Seed, "ledger"> = {
  name: "ledger",
  slice: () => ({
    accounts: new Map(),
    intents: new Map(),
    charges: new Map(),
    receipts: new Map(),
    scheduled: new Map(),
    provider: { mood: "succeeds" },
    elsewhere: new Map(),
  }),
  copy: share,
};

/** The stored accounts. */
const accounts = collection<Account, Context>({
  items: ({ store }) => store(ledgerSlice).accounts,
});

/** The stored payments that wait on a payment page. */
export const intents = collection<Intent, Context>({
  items: ({ store }) => store(ledgerSlice).intents,
});

/** Notes the payment of an intent. */
export function markPaid(context: Context, { id }: Intent, payment: Payment): void {
  intents(context).patch(id, (draft) => {
    draft.paymentId = payment.id;
  });
}

/** Returns a draft of an order's account. */
export function accountOf(context: Context, { id }: StoredOrder): Account {
  const stored = accounts(context);
  if (!stored.find(id)) stored.insert(id, { orderId: id, payments: [], refunds: [] });
  return stored.edit(id);
}

/** Returns the account of an order for reading. */
export function accountAt(context: Context, { id }: StoredOrder): Account {
  const known = accounts(context).find(id);
  return known ?? { orderId: id, payments: [], refunds: [] };
}

/** Returns the provider's current outcome. */
export function outcomeOf(context: Context): "PENDING" | "SUCCEEDED" | "FAILED" {
  const { mood } = context.store(ledgerSlice).provider;
  return mood === "waits" ? "PENDING" : mood === "fails" ? "FAILED" : "SUCCEEDED";
}
