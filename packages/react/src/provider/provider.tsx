import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import type { RegisteredClient } from "./register.js";

const ClientContext = /* @__PURE__ */ createContext<PorticoClient | undefined>(undefined);

/** What {@link PorticoProvider} takes. */
export interface PorticoProviderProps {
  /** Made by `createClient`, outside of any component. */
  client: PorticoClient;
  /** Where answers are kept; without one, the QueryClient around the provider, or else one of its own. */
  queryClient?: QueryClient;
  children?: ReactNode;
}

/**
 * Gives the hooks below it their client, and TanStack Query its QueryClient.
 *
 * @param props - see {@link PorticoProviderProps}
 * @example
 * ```tsx
 * const app = <PorticoProvider client={createClient()}>the shop</PorticoProvider>;
 * ```
 */
export function PorticoProvider({ client, queryClient, children }: PorticoProviderProps) {
  const outer = useContext(QueryClientContext);
  const [own] = useState(() => new QueryClient());
  const queries = queryClient ?? outer ?? own;

  // The back button can bring a page back with the cart it had before an order was placed.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void queries.invalidateQueries({ queryKey: porticoKeys.cart() });
    };
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [queries]);

  return (
    <QueryClientProvider client={queries}>
      <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
    </QueryClientProvider>
  );
}

/**
 * The client of the provider around a component.
 *
 * @returns the client, of the type told in {@link Register} or named here
 * @throws Error where there is no provider
 * @example
 * ```tsx
 * function Product({ slug }: { slug: string }) {
 *   const { data } = useQuery(productQuery(useClient(), { slug }));
 *   return <h1>{data?.name}</h1>;
 * }
 * ```
 */
export function useClient<Client extends PorticoClient = RegisteredClient>(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("There is no PorticoProvider around this component");
  return client as Client;
}
