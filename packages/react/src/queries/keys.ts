import type { PorticoClient } from "./portico-client.js";
import { clientIdOf, sessionScope } from "./session-scope.js";

const keyWithOptions = (key: readonly unknown[], ...options: unknown[]): readonly unknown[] =>
  options.includes(undefined) ? key : [...key, ...options];

/**
 * Returns this package's query keys, for `invalidateQueries` and similar functions. Each key is a
 * prefix of the more specific ones. Without arguments, each function returns the prefix of all its
 * keys.
 *
 * The catalog is under `catalog()`, data that can depend on the current user under `session()`.
 * Session keys change after every login and logout, so do not store them.
 *
 * @example
 * ```ts
 * import { type PorticoClient, porticoKeys } from "@portico/react/queries";
 * import type { QueryClient } from "@tanstack/react-query";
 *
 * const refreshCart = (queryClient: QueryClient, client: PorticoClient) =>
 *   queryClient.invalidateQueries({ queryKey: porticoKeys(client).cart() });
 * ```
 */
export function porticoKeys(client: PorticoClient) {
  const all = ["portico", clientIdOf(client)] as const;
  const catalog = [...all, "catalog"] as const;
  const session = [...all, "session", sessionScope(client).key] as const;
  const products = [...catalog, "products"] as const;
  return {
    /** Key of the client's data. */
    all: () => all,
    /** Key of the catalog, which is the same for all users. */
    catalog: () => catalog,
    /** Key of a product list. */
    products: (options?: object) => keyWithOptions(products, options && "list", options),
    /** Key of a paginated product list. Without arguments, the same as `products()`. */
    productPages: (options?: object) => keyWithOptions(products, options && "pages", options),
    /** Key of a product. */
    product: (options?: object) => keyWithOptions([...catalog, "product"], options),
    /** Key of a product's variants. */
    variants: (productId?: string) => keyWithOptions([...catalog, "variants"], productId),
    /** Key of a list of related products. */
    relatedProducts: (options?: object) => keyWithOptions([...catalog, "related"], options),
    /** Key of a product's inventory. */
    inventory: (productId?: string) => keyWithOptions([...catalog, "inventory"], productId),
    /** Key of a category list. */
    categories: (options?: object) => keyWithOptions([...catalog, "categories"], options),
    /** Key of a category. */
    category: (options?: object) => keyWithOptions([...catalog, "category"], options),
    /** Key of a category tree. */
    categoryTree: (options?: object) => keyWithOptions([...catalog, "category-tree"], options),
    /** Key of the current user's data. */
    session: () => session,
    /** Key of all users' data, including previous users. */
    sessions: () => [...all, "session"] as const,
    /** Key of the current cart with its totals and delivery options. */
    cart: () => [...session, "cart"] as const,
    /** Key of the current cart without its totals. */
    currentCart: () => [...session, "cart", "current"] as const,
    /** Key of the totals for a state of the cart. */
    cartTotals: (options?: object) => keyWithOptions([...session, "cart", "totals"], options),
    /** Key of the delivery options for a state of the cart. */
    cartDelivery: (options?: object) => keyWithOptions([...session, "cart", "delivery"], options),
    /** Key of an order list. */
    orders: (options?: object) => keyWithOptions([...session, "orders"], options),
    /** Key of an order. */
    order: (id?: string) => keyWithOptions([...session, "order"], id),
    /** Key of the current member. */
    member: () => [...session, "member"] as const,
    /** Key of the current member's "about" text. */
    memberAbout: () => [...session, "member", "about"] as const,
    /** Key of a member or a member list. Does not include `member()`. */
    members: (options?: object) => keyWithOptions([...session, "members"], options),
    /** Key of the current member's wishlist. */
    wishlist: (options?: object) => keyWithOptions([...session, "wishlist"], options),
    /** Key of the back-in-stock notification settings. */
    backInStock: (options?: object) => keyWithOptions([...session, "back-in-stock"], options),
  };
}
