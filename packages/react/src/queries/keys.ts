/**
 * The query keys of all that this package asks for; each key is a prefix of those below it.
 *
 * @example
 * ```ts
 * const refreshCart = (queryClient: QueryClient) =>
 *   queryClient.invalidateQueries({ queryKey: porticoKeys.cart() });
 * ```
 */
export const porticoKeys = {
  /** Everything. */
  all: () => ["portico"] as const,
  /** All lists of products. */
  productLists: () => ["portico", "products"] as const,
  /** One list of products. */
  productList: (options: object) => ["portico", "products", "list", options] as const,
  /** One list of products, page after page. */
  productPages: (options: object) => ["portico", "products", "pages", options] as const,
  /** One product. */
  product: (product: object) => ["portico", "product", product] as const,
  /** The variants of one product. */
  variants: (productId: string) => ["portico", "variants", productId] as const,
  /** The categories of the shop. */
  categories: (options: object) => ["portico", "categories", options] as const,
  /** The current cart and all that is calculated from it. */
  cart: () => ["portico", "cart"] as const,
  /** The current cart itself. */
  currentCart: () => ["portico", "cart", "current"] as const,
  /** The totals of one state of the cart. */
  cartTotals: (options: object) => ["portico", "cart", "totals", options] as const,
  /** One order. */
  order: (id: string) => ["portico", "order", id] as const,
};
