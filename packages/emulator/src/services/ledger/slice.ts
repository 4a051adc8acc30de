import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { StoredOrder } from "../orders/model.js";
import type { Account, Intent } from "./model.js";

/** What the payment provider makes of what it is asked for: at once, later, or nothing. */
export type ProviderMood = "succeeds" | "waits" | "fails";

/** What the ledger keeps. */
export interface LedgerData {
  /** By order id. */
  readonly accounts: Map<string, Account>;
  /** By payment gateway order id. */
  readonly intents: Map<string, Intent>;
  /** Charges that were asked for with a key: the ids of their payments. */
  readonly charges: Map<string, readonly string[]>;
  /** Receipts by payment id. */
  readonly receipts: Map<string, string>;
  /** Orders with a payment that is captured or given up by the clock. */
  readonly scheduled: Map<string, true>;
  readonly provider: { mood: ProviderMood };
  /** Recorded payments of a gateway that the provider knows nothing of. */
  readonly elsewhere: Map<string, true>;
}

/** Payments and refunds. */
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
};

/** The account of an order, to be changed. */
export function accountOf(context: Context, { id }: StoredOrder): Account {
  const { accounts } = context.store(ledgerSlice);
  const known = accounts.get(id);
  if (known) return context.changes.keep(known);
  const account: Account = { orderId: id, payments: [], refunds: [] };
  context.changes.put(accounts, id, account);
  return account;
}

/** The account of an order as it is. */
export function accountAt(context: Context, { id }: StoredOrder): Account {
  const known = context.store(ledgerSlice).accounts.get(id);
  return known ?? { orderId: id, payments: [], refunds: [] };
}

/** What the provider answers now. */
export function outcomeOf(context: Context): "PENDING" | "SUCCEEDED" | "FAILED" {
  const { mood } = context.store(ledgerSlice).provider;
  return mood === "waits" ? "PENDING" : mood === "fails" ? "FAILED" : "SUCCEEDED";
}
