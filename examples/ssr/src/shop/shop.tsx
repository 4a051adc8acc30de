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
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { type AppRouter, AppRouterProvider } from "shop-ui/shell/router";
import { Link } from "../shell/link";

const router: AppRouter = {
  Link,
  usePathname,
  useNavigate: () => useRouter().push,
};

interface ShopProps {
  clientId: string;
  baseUrl: string | undefined;
  /** The user's session. Omit it on pages that are the same for all visitors. */
  session?: SessionSnapshot;
  /** Query results that the server has fetched. */
  state?: DehydratedState;
  children: ReactNode;
}

function createClients({ clientId, baseUrl, session }: ShopProps) {
  const queryClient = new QueryClient({ defaultOptions: hydrationOptions });
  const auth = ServerSessionStrategy({ clientId, session });
  return { client: createClient({ baseUrl, auth }), queryClient };
}

let browserClients: ReturnType<typeof createClients> | undefined;

/** In the browser, all pages share one client. On the server, each request has its own client. */
function clientsFor(props: ShopProps) {
  if (typeof window === "undefined") return createClients(props);
  browserClients ??= createClients(props);
  return browserClients;
}

export function Shop(props: ShopProps) {
  const { session, state, children } = props;
  const [{ client, queryClient }] = useState(() => clientsFor(props));
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <PorticoProvider client={client} session={session} locale="en-US">
          <AppRouterProvider value={router}>{children}</AppRouterProvider>
        </PorticoProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
