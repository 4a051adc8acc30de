import { createClient } from "@portico/core";
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { createEmulator } from "@portico/emulator";
import { ServerSessionStrategy, type SessionSnapshot } from "@portico/identity";
import { type ServerClient, sessionServer } from "@portico/identity/server";
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import * as React from "react";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as testUtils from "react-dom/test-utils";
import { onTestFinished, vi } from "vitest";
import { storeItem } from "../format.js";
import { PorticoProvider } from "../provider/provider.js";
import { hydrationOptions, type PorticoClient, productQuery } from "../queries.js";
import { ADA, variantId } from "./test-shop.js";

// Versions of React before 18.3 export this function from a different package.
const reactAct: typeof React.act = React.act ?? testUtils.act;

/** Runs work that changes a page, and waits until React has rendered the changes. */
export async function act<Result>(work: () => Promise<Result>): Promise<Result> {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  try {
    return await reactAct(work);
  } finally {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  }
}

const SITE = "https://shop.example";
const API_KEY = "portico-emulator-api-key";

export const GRACE = { email: "grace@example.com", password: "nanosecond" };

/** Result of a server render. */
interface RenderedPage {
  readonly html: string;
  /** Dehydrated queries as JSON. */
  readonly state: string;
  readonly snapshot: SessionSnapshot | undefined;
}

/** Creates a server-rendered shop with cookie sessions, and one browser that visits it. */
export function renderedShop() {
  const emulator = createEmulator({ members: [ADA, GRACE] });
  const requests: string[] = [];
  const network: {
    respond?: (path: string, authorization: string | null) => Response | undefined;
  } = {};
  const platformFetch: typeof globalThis.fetch = (input, init) =>
    emulator.fetch(new Request(input, init));
  const server = sessionServer({
    clientId: "test-shop",
    secret: "a secret of the tests that is long enough",
    fetch: platformFetch,
  });
  const cookies = new Map<string, string>();
  const createRequest = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    headers.set("Origin", SITE);
    return new Request(SITE + path, { ...init, headers, signal: null });
  };
  const storeCookies = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  /** Runs code on the server with the browser's cookies, as a form post does. */
  const visit = async (work: (client: ServerClient) => unknown) => {
    const client = await server.createServerClient(createRequest("/"));
    await work(client);
    storeCookies(await client.session.headers());
  };
  const logIn = (email: string) =>
    visit(async ({ auth }) => {
      const member = [...emulator.state.members.values()].find(
        (candidate) => candidate.email === email,
      );
      auth.setTokens(await auth.getMemberTokensForExternalLogin(member?.id ?? "", API_KEY));
    });

  const addPendant = () =>
    visit(async (client: ServerClient) => {
      const pendant = await createQueryClient().fetchQuery(
        productQuery(client, { slug: "drop-pendant" }),
      );
      const item = storeItem({
        productId: pendant.id,
        variantId: variantId(emulator, pendant, "Sky"),
      });
      await client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
    });

  const createPage = (
    client: PorticoClient,
    queryClient: QueryClient,
    session: SessionSnapshot | undefined,
    children: ReactNode,
  ) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PorticoProvider client={client} session={session}>
          {children}
        </PorticoProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const createQueryClient = () => new QueryClient({ defaultOptions: { ...hydrationOptions } });

  /** Renders a page on the server, using the browser's cookies. */
  const render = async (
    children: ReactNode,
    prefetch: (client: ServerClient, queryClient: QueryClient) => Promise<unknown>,
  ): Promise<RenderedPage> => {
    const queryClient = createQueryClient();
    const client = await server.createServerClient(createRequest("/"));
    await prefetch(client, queryClient);
    const html = renderToString(createPage(client, queryClient, undefined, children));
    storeCookies(await client.session.headers());
    const state = JSON.stringify(dehydrate(queryClient));
    return { html, state, snapshot: client.session.snapshot() };
  };

  /** Opens a rendered page in a browser tab. */
  const open = async (renderedPage: RenderedPage, children: ReactNode) => {
    const { html, snapshot } = renderedPage;
    const problems: unknown[] = [];
    const consoleError = vi
      .spyOn(console, "error")
      .mockImplementation((...args) => void problems.push(args));
    const auth = ServerSessionStrategy({
      session: snapshot,
      fetch: async (path, init) => {
        requests.push(`${init?.method} ${path}`);
        const response =
          network.respond?.(String(path), null) ??
          (await server.handle(createRequest(String(path), init)));
        if (!response) throw new TypeError("fetch failed");
        storeCookies(response.headers);
        return response;
      },
    });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const sentRequest = new Request(input, init);
      const { pathname } = new URL(sentRequest.url);
      requests.push(`${sentRequest.method} ${pathname}`);
      return (
        network.respond?.(pathname, sentRequest.headers.get("authorization")) ??
        emulator.fetch(sentRequest)
      );
    };
    const client = createClient({ auth, fetch, retry: 0 });
    const queryClient = createQueryClient();
    const container = document.createElement("div");
    container.innerHTML = html;
    document.body.append(container);
    const hydratedPage = (source: RenderedPage, content: ReactNode) => {
      const boundary = (
        <HydrationBoundary state={JSON.parse(source.state)}>{content}</HydrationBoundary>
      );
      return createPage(client, queryClient, source.snapshot, boundary);
    };
    const root = await act(async () =>
      hydrateRoot(container, hydratedPage(renderedPage, children), {
        onRecoverableError: (error) => problems.push(error),
      }),
    );
    /** Applies a new server render, as frameworks do after an action. */
    const rerender = (next: RenderedPage, content: ReactNode) =>
      act(async () => root.render(hydratedPage(next, content)));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      container.remove();
      auth.dispose();
      consoleError.mockRestore();
    });
    return { auth, client, queryClient, container, problems, rerender };
  };
  return { emulator, server, requests, network, cookies, visit, logIn, addPendant, render, open };
}
