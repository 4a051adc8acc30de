import { join } from "node:path";
import { orderTransactions } from "@portico/ecom";
import type { Refund } from "@portico/ecom/order-transactions";
import { Big } from "big.js";
import { z } from "zod";
import { Journal } from "../files/journal.ts";
import type { Shop } from "../shop/connect.ts";

const intentSchema = z.object({ amount: z.string(), before: z.array(z.string()) });
const journalLineSchema = z.union([
  z.object({ intent: intentSchema }),
  z.object({ settled: z.string() }),
]);
type JournalLine = z.output<typeof journalLineSchema>;

/** A refund that is about to be sent: its amount, and the ids of the earlier refunds. */
export type Intent = z.output<typeof intentSchema>;

/**
 * Records the refunds of an order. Refunds have no idempotency key, so an intent is written to disk
 * before the request is sent. A new refund with the same amount is assumed to belong to the open
 * intent.
 */
export class RefundJournal {
  readonly #journal: Journal<JournalLine>;
  #openIntent: Intent | undefined;

  constructor(shop: Shop, orderId: string) {
    const path = join(shop.state, `refund-${shop.id}-${orderId}.jsonl`);
    this.#journal = Journal.open<JournalLine>(path, journalLineSchema, (line) => {
      this.#openIntent = "intent" in line ? line.intent : undefined;
    });
  }

  /** A refund whose result is unknown. */
  get openIntent(): Intent | undefined {
    return this.#openIntent;
  }

  recordIntent(newIntent: Intent): void {
    this.#openIntent = newIntent;
    this.#journal.write({ intent: newIntent });
  }

  /** Records the result of the open intent. */
  recordResult(refundIdOrVerdict: string): void {
    this.#openIntent = undefined;
    this.#journal.write({ settled: refundIdOrVerdict });
  }

  close(): void {
    this.#journal.close();
  }
}

export async function fetchRefunds({ client }: Shop, orderId: string): Promise<readonly Refund[]> {
  const service = client.use(orderTransactions);
  const { orderTransactions: transactions } = await service.listTransactionsForSingleOrder(orderId);
  return transactions?.refunds ?? [];
}

/** Finds the refund that an intent led to, if it exists. */
export function findRefund(
  { amount, before }: Intent,
  refunds: readonly Refund[],
): Refund | undefined {
  return refunds.find((refund) => !before.includes(refund.id) && sumOf(refund).eq(amount));
}

/** Returns the total amount of a refund. */
export const sumOf = ({ transactions }: Refund) =>
  transactions.reduce((sum, transaction) => sum.plus(transaction.amount?.amount ?? 0), new Big(0));
