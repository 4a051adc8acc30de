"use client";
import { createClient } from "@portico/core";
import { ServerSessionStrategy, type SessionSnapshot } from "@portico/identity";
import { PorticoProvider } from "@portico/react";
import { hydrationOptions } from "@portico/react/queries";
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

interface ShopProps {
  clientId: string;
  baseUrl: string | undefined;
  /** Who the page was rendered for; none where it is the same for everybody. */
  session?: SessionSnapshot;
  /** What was read for it. */
  state?: DehydratedState;
  children: ReactNode;
}

function makeShop({ clientId, baseUrl, session }: ShopProps) {
  const auth = ServerSessionStrategy({ clientId, session });
  const queryClient = new QueryClient({
    // What the server has just read is not read again.
    defaultOptions: { ...hydrationOptions, queries: { staleTime: 10_000 } },
  });
  return { auth, client: createClient({ baseUrl, auth }), queryClient };
}

let inBrowser: ReturnType<typeof makeShop> | undefined;

/** One for all pages of a browser, a new one for every request on the server. */
function shopFor(props: ShopProps) {
  if (typeof window === "undefined") return makeShop(props);
  inBrowser ??= makeShop(props);
  return inBrowser;
}

/** The client, and what the server has read with it, for the components below. */
export function Shop(props: ShopProps) {
  const { session, state, children } = props;
  const [{ auth, client, queryClient }] = useState(() => shopFor(props));
  useEffect(() => {
    if (session) auth.adopt(session);
  }, [auth, session]);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <PorticoProvider client={client} locale="en-US">
          {children}
        </PorticoProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
