/** An order is kept as the platform's document, with the ids that it is found by. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  /** The document of the orders service. */
  document: Record<string, unknown>;
  /** What the stock was reduced by, for cancelling with a restock. */
  readonly stock: readonly {
    readonly productId: string;
    readonly variantId: string;
    readonly quantity: number;
  }[];
}
