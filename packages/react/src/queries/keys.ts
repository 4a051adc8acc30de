import type { PorticoClient } from "./portico-client.js";
import { clientIdOf, sessionScope } from "./session-scope.js";

/** Returns a key with options, or its prefix without them. */
const keyWithOptions = (key: readonly unknown[], ...options: unknown[]): readonly unknown[] =>
  options.includes(undefined) ? key : [...key, ...options];

/**
 * Returns this package's query keys, for `invalidateQueries` and similar functions. Each key is a prefix of the more
 * specific ones. Functions that you call without arguments return the prefix.
 *
 * Public data is under `catalog()`, the current user's data under `session()`. Session keys change with every login and
 * logout, so do not store them.
 *
 * @example
 * ```ts
 * import { type PorticoClient, porticoKeys } from "@portico/react/queries";
 * import type { QueryClient } from "@tanstack/react-query";
 *
 * const refreshCart = (queries: QueryClient, client: PorticoClient) =>
 *   queries.invalidateQueries({ queryKey: porticoKeys(client).cart() });
 * ```
 */
export function porticoKeys(client: PorticoClient) {
  const all = ["portico", clientIdOf(client)] as const;
  const catalog = [...all, "catalog"] as const;
  const session = [...all, "session", sessionScope(client).key] as const;
  const products = [...catalog, "products"] as const;
  return {
    /** All data of this client. */
    all: () => all,
    /** Public data. */
    catalog: () => catalog,
    /** All product lists, or one. */
    products: (options?: object) => keyWithOptions(products, options && "list", options),
    /** All paginated product lists, or one. */
    productPages: (options?: object) => keyWithOptions(products, options && "pages", options),
    /** All products, or one. */
    product: (which?: object) => keyWithOptions([...catalog, "product"], which),
    /** Variants of all products, or of one. */
    variants: (productId?: string) => keyWithOptions([...catalog, "variants"], productId),
    /** All lists of related products, or one. */
    relatedProducts: (options?: object) => keyWithOptions([...catalog, "related"], options),
    /** Inventory of all products, or of one. */
    inventory: (productId?: string) => keyWithOptions([...catalog, "inventory"], productId),
    /** All category lists, or one. */
    categories: (options?: object) => keyWithOptions([...catalog, "categories"], options),
    /** All categories, or one. */
    category: (which?: object) => keyWithOptions([...catalog, "category"], which),
    /** Category trees. */
    categoryTree: (options?: object) => keyWithOptions([...catalog, "category-tree"], options),
    /** Data of the current user. */
    session: () => session,
    /** Data of all users, including previous ones. */
    sessions: () => [...all, "session"] as const,
    /** Current cart with totals and delivery options. */
    cart: () => [...session, "cart"] as const,
    /** Current cart without totals. */
    currentCart: () => [...session, "cart", "current"] as const,
    /** Totals of all states of the cart, or of one. */
    cartTotals: (options?: object) => keyWithOptions([...session, "cart", "totals"], options),
    /** Delivery options of all states of the cart, or of one. */
    cartDelivery: (options?: object) => keyWithOptions([...session, "cart", "delivery"], options),
    /** All order lists, or one. */
    orders: (options?: object) => keyWithOptions([...session, "orders"], options),
    /** All orders, or one. */
    order: (id?: string) => keyWithOptions([...session, "order"], id),
    /** Current member. */
    member: () => [...session, "member"] as const,
    /** "About" text of the current member. */
    memberAbout: () => [...session, "member", "about"] as const,
    /** Other members: lists and single members. */
    members: (options?: object) => keyWithOptions([...session, "members"], options),
    /** Wishlist of the current member. */
    wishlist: (options?: object) => keyWithOptions([...session, "wishlist"], options),
    /** Settings of back-in-stock notifications. */
    backInStock: (options?: object) => keyWithOptions([...session, "back-in-stock"], options),
  };
}
