import { currentCartV2 } from "@portico/ecom";
import { Hono } from "hono";
import { createRequestHandler, createStaticHandler, RouterContextProvider } from "react-router";
import { astroServer } from "../adapters/astro.js";
import { honoServer } from "../adapters/hono.js";
import { type NextServerOptions, nextServerOn } from "../adapters/next-parts.js";
import { type ReactRouterServer, reactRouterServer } from "../adapters/react-router.js";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { nextKit } from "./next-kit.js";
import {
  type AdapterApp,
  expressApp,
  fastifyApp,
  httpApp,
  koaApp,
  MEMBERS_PAGE,
} from "./node-apps.js";

export type { AdapterApp } from "./node-apps.js";

declare global {
  namespace Express {
    interface Request {
      portico: ServerClient;
    }
  }
}

export type OpenApp = (server: SessionServer) => AdapterApp | Promise<AdapterApp>;

const roleResponse = ({ session }: ServerClient) => Response.json({ role: session.role });

export const pages: Readonly<Record<string, (client: ServerClient) => Promise<Response>>> = {
  "/plain": async (client) => roleResponse(client),
  "/calls-api": async (client) => {
    await client.use(currentCartV2).getCurrentCart();
    return roleResponse(client);
  },
  /** A page that uses the ambient client after an await. */
  "/ambient": async (client) => {
    await null;
    await currentCartV2.getCurrentCart();
    return roleResponse(client);
  },
  /** A cacheable page that sets a cookie. */
  "/cached": async (client) => {
    const page = roleResponse(client);
    page.headers.set("Cache-Control", "public, max-age=60");
    page.headers.append("Set-Cookie", "theme=dark; Path=/");
    return page;
  },
  [MEMBERS_PAGE]: async (client) => roleResponse(client),
  /** A page with immutable response headers. */
  "/elsewhere": async (client) => {
    await client.auth.getAuthHeaders();
    return Response.redirect("https://shop.example/plain", 303);
  },
};

const pageOf = (path: string) => pages[path] ?? (async () => new Response(null, { status: 404 }));

const honoApp: OpenApp = (server) => {
  const portico = honoServer(server);
  const app = new Hono().use(portico);
  app.use(MEMBERS_PAGE, portico.requireMember);
  for (const [path, page] of Object.entries(pages)) app.all(path, (c) => page(c.get("portico")));
  return { fetch: async (request) => app.fetch(request) };
};

/** Imitates Astro: the middleware runs before pages and before the auth endpoint. */
const astroApp: OpenApp = (server) => {
  const { onRequest, ALL, requireMember } = astroServer(server);
  return {
    fetch(request) {
      const { pathname } = new URL(request.url);
      const locals: { portico?: ServerClient } = {};
      return onRequest({ request, locals, isPrerendered: false }, async () => {
        if (pathname.startsWith("/auth/")) return ALL({ request });
        if (!locals.portico) throw new Error("no client");
        const redirect =
          pathname === MEMBERS_PAGE ? await requireMember({ request, locals }) : undefined;
        if (redirect) return redirect;
        return pageOf(pathname)(locals.portico);
      });
    },
  };
};

function routesOf(portico: ReactRouterServer) {
  type Args = { request: Request; context: Readonly<RouterContextProvider> };
  const handlerFor = (path: string) => async (args: Args) => {
    const client =
      path === MEMBERS_PAGE ? await portico.requireMember(args) : portico.clientOf(args);
    return pageOf(path)(client);
  };
  return Object.keys(pages).map((path) => ({
    id: path.slice(1),
    path: path.slice(1),
    loader: handlerFor(path),
    action: handlerFor(path),
  }));
}

/**
 * Framework mode: uses the request handler with a build like the one that the framework's compiler
 * generates.
 */
export const reactRouterApp: OpenApp = (server) => {
  const portico = reactRouterServer(server);
  const { loader, action, middleware } = portico;
  const Page = () => null;
  const documentLoader = async (args: { context: Readonly<RouterContextProvider> }) => ({
    role: portico.clientOf(args).session.role,
  });
  const routes = [
    ...routesOf(portico).map(({ id, path, ...module }) => ({ id, path, module })),
    { id: "document", path: "document", module: { default: Page, loader: documentLoader } },
    { id: "auth", path: "auth/*", module: { loader, action } },
  ];
  const children = routes.map((route) => ({ ...route, parentId: "root" }));
  const root = { id: "root", path: "", module: { default: Page, middleware: [middleware] } };
  // The compiler omits the component of resource routes, although the type requires it.
  const entries = [root, ...children].map((route): unknown[] => [route.id, route]);
  const handler = createRequestHandler({
    entry: {
      module: {
        default: async (_, status, headers, { staticHandlerContext }) =>
          Response.json(staticHandlerContext.loaderData.document, { status, headers }),
      },
    },
    routes: Object.fromEntries(entries),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  });
  return { fetch: (request) => handler(request) };
};

/** Data mode: uses a static handler, as in a custom server. */
const staticHandlerApp: OpenApp = (server) => {
  const portico = reactRouterServer(server);
  const { loader, action, middleware } = portico;
  const handler = createStaticHandler([
    {
      path: "/",
      middleware: [middleware],
      children: [...routesOf(portico), { path: "auth/*", loader, action }],
    },
  ]);
  return {
    fetch: (request) =>
      handler.queryRoute(request, {
        requestContext: new RouterContextProvider(),
        generateMiddlewareResponse: (query) => query(request),
      }),
  };
};

/** Converts the error that `redirect` throws to a redirect response, as Next.js does. */
async function membersPage(requireMember: () => Promise<ServerClient>): Promise<Response> {
  try {
    return await pageOf(MEMBERS_PAGE)(await requireMember());
  } catch (error) {
    const [, location] = /^NEXT_REDIRECT (.+)/.exec(String((error as Error).message)) ?? [];
    if (!location) throw error;
    return new Response(null, { status: 307, headers: { Location: location } });
  }
}

const createNextApp =
  (options?: NextServerOptions): OpenApp =>
  (server) => {
    const { parts, serve } = nextKit();
    const portico = nextServerOn(server, parts, options);
    return {
      fetch: (request) => {
        const { pathname } = new URL(request.url);
        return serve(request, portico.proxy, async () => {
          if (pathname === MEMBERS_PAGE)
            return membersPage(() => portico.requireMember({ returnTo: pathname }));
          const isAction = request.method === "POST";
          const client = await (isAction ? portico.actionClient() : portico.serverClient());
          return pageOf(pathname)(client);
        });
      },
    };
  };

export const nextApp = createNextApp();

/** A Next.js app with a proxy that does not start sessions. */
const lazyNextApp = createNextApp({ startSession: false });

/** A Next.js app that serves the auth routes in a route handler instead of the proxy. */
const nextRouteApp: OpenApp = (server) => {
  const app = lazyNextApp(server);
  const { GET, POST } = nextServerOn(server, nextKit().parts);
  return {
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith("/auth/")) return (await app).fetch(request);
      return request.method === "POST" ? POST(request) : GET(request);
    },
  };
};

type NamedApp = readonly [framework: string, open: OpenApp];

/** In these frameworks, the adapter adds the session's headers to the response. */
export const appsThatReturnResponses: readonly NamedApp[] = [
  ["Hono", honoApp],
  ["React Router", reactRouterApp],
  ["React Router's static handler", staticHandlerApp],
  ["Astro", astroApp],
];

/** In these apps, pages can use the ambient client. */
export const appsWithAmbientClient: readonly NamedApp[] = [
  ...appsThatReturnResponses,
  ...Object.entries({
    Express: expressApp,
    "node:http": httpApp,
    Fastify: fastifyApp,
    Koa: koaApp,
  }).map(([name, open]): NamedApp => [name, (server) => open(server, Object.keys(pages), pageOf)]),
];

/** Pages in these frameworks cannot set cookies. */
export const appsWithReadOnlyPages: readonly NamedApp[] = [
  ["Next.js", lazyNextApp],
  ["Next.js with a route handler", nextRouteApp],
];

export const adapterApps: readonly NamedApp[] = [
  ...appsWithAmbientClient,
  ...appsWithReadOnlyPages,
];
