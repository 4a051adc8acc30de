import type { PorticoClient } from "./portico-client.js";
import { clientIdOf, sessionScope } from "./session-scope.js";

/** A key with options below it, or the key of all of them where none are given. */
const below = (key: readonly unknown[], ...options: unknown[]): readonly unknown[] =>
  options.includes(undefined) ? key : [...key, ...options];

/**
 * The query keys of all that this package asks for; each key is a prefix of those below it, and a
 * function that is given nothing makes the prefix. What everybody sees is under `catalog()`, what
 * belongs to one visitor or member is under `session()`, whose keys are others after every login and
 * logout: make keys where they are used, and keep none.
 *
 * @param client - made by createClient
 * @returns functions that make keys
 * @example
 * ```ts
 * const refreshCart = (queryClient: QueryClient) =>
 *   queryClient.invalidateQueries({ queryKey: porticoKeys(client).cart() });
 * ```
 */
export function porticoKeys(client: PorticoClient) {
  const all = ["portico", clientIdOf(client)] as const;
  const catalog = [...all, "catalog"] as const;
  const session = [...all, "session", sessionScope(client).key] as const;
  const products = [...catalog, "products"] as const;
  return {
    /** Everything of this client. */
    all: () => all,
    /** What everybody sees. */
    catalog: () => catalog,
    /** All lists of products, or one list. */
    products: (options?: object) => below(products, options && "list", options),
    /** One list of products, page after page. */
    productPages: (options?: object) => below(products, options && "pages", options),
    /** One product. */
    product: (which?: object) => below([...catalog, "product"], which),
    /** The variants of one product. */
    variants: (productId?: string) => below([...catalog, "variants"], productId),
    /** The products related to one. */
    relatedProducts: (options?: object) => below([...catalog, "related"], options),
    /** The stock of one product. */
    inventory: (productId?: string) => below([...catalog, "inventory"], productId),
    /** Lists of categories. */
    categories: (options?: object) => below([...catalog, "categories"], options),
    /** One category. */
    category: (which?: object) => below([...catalog, "category"], which),
    /** The categories as a tree. */
    categoryTree: (options?: object) => below([...catalog, "category-tree"], options),
    /** What belongs to the visitor or member of the moment. */
    session: () => session,
    /** Like `session`, of all identities that there have been. */
    sessions: () => [...all, "session"] as const,
    /** The current cart and all that is calculated from it. */
    cart: () => [...session, "cart"] as const,
    /** The current cart itself. */
    currentCart: () => [...session, "cart", "current"] as const,
    /** The totals of one state of the cart. */
    cartTotals: (options?: object) => below([...session, "cart", "totals"], options),
    /** The ways of delivery of one state of the cart. */
    cartDelivery: (options?: object) => below([...session, "cart", "delivery"], options),
    /** Lists of orders. */
    orders: (options?: object) => below([...session, "orders"], options),
    /** One order. */
    order: (id?: string) => below([...session, "order"], id),
    /** The member of the moment. */
    member: () => [...session, "member"] as const,
    /** What the member of the moment says about themselves. */
    memberAbout: () => [...session, "member", "about"] as const,
    /** Other members, lists and single ones. */
    members: (options?: object) => below([...session, "members"], options),
    /** The member's wishlist. */
    wishlist: (options?: object) => below([...session, "wishlist"], options),
    /** Requests to be told when products are back. */
    backInStock: (options?: object) => below([...session, "back-in-stock"], options),
  };
}
