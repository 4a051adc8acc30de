import { sitePath } from "@portico/core/site";
import type { Handler } from "../kernel/handler.js";
import type { Page, Service } from "../kernel/service.js";
import { getOrInsert } from "../store/get-or-insert.js";
import { type Match, Router } from "./router.js";

export type Destination =
  | { readonly kind: "operation"; readonly match: Match; readonly handler?: Handler }
  | { readonly kind: "page"; readonly page: Page; readonly rest: string }
  | { readonly kind: "graphql" }
  | { readonly kind: "nowhere" };

/** The platform has only the alpha version. */
const GRAPHQL_PATHS = ["/graphql/alpha", sitePath("/graphql/alpha")];

/** Matches the emulator's pages, not the platform's API. */
export function isOwnPath(path: string): boolean {
  return path === "/" || path.startsWith("/_portico/");
}

export class Destinations {
  readonly #router: Router;
  readonly #siteRouter: () => Router;
  /** Routes of operations that have no client package. */
  readonly #manualRoutes: Router;
  readonly #manualHandlers: ReadonlyMap<object, Handler>;
  readonly #handlers = new Map<string, Handler>();
  readonly #pages = new Map<string, Page[]>();

  /** @param siteRouter - returns the routes on a site's host */
  constructor(router: Router, siteRouter: () => Router, services: readonly Service[]) {
    this.#router = router;
    this.#siteRouter = siteRouter;
    const manualRoutes = services.flatMap(({ routes = [] }) => routes);
    this.#manualRoutes = new Router(manualRoutes);
    this.#manualHandlers = new Map(manualRoutes.map((route) => [route, route.handler]));
    for (const { handlers, pages = [] } of services) {
      for (const [name, handler] of Object.entries(handlers)) this.#handlers.set(name, handler);
      for (const page of pages) getOrInsert(this.#pages, page.path, (): Page[] => []).push(page);
    }
  }

  #page(method: string, path: string): Page | undefined {
    return this.#pages
      .get(path)
      ?.find((page) => page.method === undefined || page.method === method);
  }

  find(method: string, path: string): Destination {
    if (method === "POST" && GRAPHQL_PATHS.includes(path)) return { kind: "graphql" };
    const exactPage = this.#page(method, path);
    if (exactPage) return { kind: "page", page: exactPage, rest: "" };
    for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
      const page = this.#page(method, `${path.slice(0, slash)}/*`);
      if (page) return { kind: "page", page, rest: path.slice(slash + 1) };
    }
    const match = isOwnPath(path)
      ? undefined
      : (this.#manualRoutes.match(method, path) ??
        this.#router.match(method, path) ??
        this.#siteRouter().match(method, path));
    if (!match) return { kind: "nowhere" };
    const handler = this.#manualHandlers.get(match.route) ?? this.#handlers.get(match.route.name);
    return { kind: "operation", match, ...(handler ? { handler } : {}) };
  }
}
