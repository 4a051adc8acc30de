import type { PorticoClient } from "./portico-client.js";
import { clientIdOf, sessionScope } from "./session-scope.js";

/** Returns a key with options, or its prefix without them. */
const keyWithOptions = (key: readonly unknown[], ...options: unknown[]): readonly unknown[] =>
  options.includes(undefined) ? key : [...key, ...options];

/**
 * Returns this package's query keys, for `invalidateQueries` and similar functions. Each key is a
 * prefix of the more specific ones. If you call a function without arguments, it returns the prefix
 * of all its keys.
 *
 * The catalog is under `catalog()`, data that can depend on the current user under `session()`.
 * Session keys change after every login and logout, so do not store them.
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
    /** Key of all data of this client. */
    all: () => all,
    /** Key of all catalog data, which is the same for all users. */
    catalog: () => catalog,
    /** Key of one product list, or of all product lists. */
    products: (options?: object) => keyWithOptions(products, options && "list", options),
    /** Key of one paginated product list, or of all product lists, paginated or not. */
    productPages: (options?: object) => keyWithOptions(products, options && "pages", options),
    /** Key of one product, or of all products. */
    product: (which?: object) => keyWithOptions([...catalog, "product"], which),
    /** Key of one product's variants, or of all variants. */
    variants: (productId?: string) => keyWithOptions([...catalog, "variants"], productId),
    /** Key of one list of related products, or of all such lists. */
    relatedProducts: (options?: object) => keyWithOptions([...catalog, "related"], options),
    /** Key of one product's inventory, or of the whole inventory. */
    inventory: (productId?: string) => keyWithOptions([...catalog, "inventory"], productId),
    /** Key of one category list, or of all category lists. */
    categories: (options?: object) => keyWithOptions([...catalog, "categories"], options),
    /** Key of one category, or of all categories. */
    category: (which?: object) => keyWithOptions([...catalog, "category"], which),
    /** Key of one category tree, or of all category trees. */
    categoryTree: (options?: object) => keyWithOptions([...catalog, "category-tree"], options),
    /** Key of all data of the current user. */
    session: () => session,
    /** Key of all users' data, including previous users. */
    sessions: () => [...all, "session"] as const,
    /** Key of the current cart with its totals and delivery options. */
    cart: () => [...session, "cart"] as const,
    /** Key of the current cart without its totals. */
    currentCart: () => [...session, "cart", "current"] as const,
    /** Key of the totals for one state of the cart, or for all states. */
    cartTotals: (options?: object) => keyWithOptions([...session, "cart", "totals"], options),
    /** Key of the delivery options for one state of the cart, or for all states. */
    cartDelivery: (options?: object) => keyWithOptions([...session, "cart", "delivery"], options),
    /** Key of one order list, or of all order lists. */
    orders: (options?: object) => keyWithOptions([...session, "orders"], options),
    /** Key of one order, or of all orders. */
    order: (id?: string) => keyWithOptions([...session, "order"], id),
    /** Key of the current member. */
    member: () => [...session, "member"] as const,
    /** Key of the current member's "about" text. */
    memberAbout: () => [...session, "member", "about"] as const,
    /** Key of one member or one member list, or of all of them. Does not include `member()`. */
    members: (options?: object) => keyWithOptions([...session, "members"], options),
    /** Key of the current member's wishlist. */
    wishlist: (options?: object) => keyWithOptions([...session, "wishlist"], options),
    /** Key of the back-in-stock notification settings. */
    backInStock: (options?: object) => keyWithOptions([...session, "back-in-stock"], options),
  };
}
