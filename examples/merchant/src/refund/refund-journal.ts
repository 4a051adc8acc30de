import { join } from "node:path";
import { orderTransactions } from "@portico/ecom";
import type { Refund } from "@portico/ecom/order-transactions";
import { Big } from "big.js";
import { z } from "zod";
import { Journal } from "../files/journal.ts";
import type { Shop } from "../shop/connect.ts";

const intent = z.object({ amount: z.string(), before: z.array(z.string()) });
const entry = z.union([z.object({ intent }), z.object({ settled: z.string() })]);
type Entry = z.output<typeof entry>;

/** A refund that was sent: its amount, and the refunds that the order had before. */
export type Intent = z.output<typeof intent>;

/**
 * What is remembered of an order's refunds. A refund has no key of its own that would keep it from being made twice, so an
 * intent is on the disk before the request is sent. One that is open is looked for among the order's refunds: one that was
 * not there before, of the same amount, is it.
 */
export class RefundJournal {
  readonly #journal: Journal<Entry>;
  #open: Intent | undefined;

  constructor(shop: Shop, orderId: string) {
    const path = join(shop.state, `refund-${shop.id}-${orderId}.jsonl`);
    this.#journal = Journal.open<Entry>(path, entry, (line) => {
      this.#open = "intent" in line ? line.intent : undefined;
    });
  }

  /** A refund of which it is not known what became of it. */
  get open(): Intent | undefined {
    return this.#open;
  }

  sending(sent: Intent): void {
    this.#open = sent;
    this.#journal.write({ intent: sent });
  }

  /** To be called when it is known what became of the open one. */
  settled(what: string): void {
    this.#open = undefined;
    this.#journal.write({ settled: what });
  }

  close(): void {
    this.#journal.close();
  }
}

/** All refunds of an order. */
export async function refundsOf({ client }: Shop, orderId: string): Promise<readonly Refund[]> {
  const service = client.use(orderTransactions);
  const { orderTransactions: account } = await service.listTransactionsForSingleOrder(orderId);
  return account?.refunds ?? [];
}

/** The refund of an intent, where it was made. */
export function refundOf(
  { amount, before }: Intent,
  refunds: readonly Refund[],
): Refund | undefined {
  return refunds.find((refund) => !before.includes(refund.id) && sumOf(refund).eq(amount));
}

/** How much a refund gives back. */
export const sumOf = ({ transactions }: Refund) =>
  transactions.reduce((sum, one) => sum.plus(one.amount?.amount ?? 0), new Big(0));
