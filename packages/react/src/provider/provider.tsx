import { PorticoError } from "@portico/core";
import type { SessionSnapshot } from "@portico/identity";
import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type Messages, SettingsContext } from "../elements/settings-context.js";
import type { CartAdapter } from "../queries/cart-adapter.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import type { RegisteredClient } from "./register.js";

/** What the provider gives to hooks; another object when somebody else is logged in. */
export interface Provided {
  readonly client: PorticoClient;
  /** Of the identity of the moment, as in {@link sessionScope}. */
  readonly scope: string;
  /** Which carts the shop has, where it was told. */
  readonly cart: CartAdapter | undefined;
}

const ProvidedContext = /* @__PURE__ */ createContext<Provided | undefined>(undefined);

/** What {@link PorticoProvider} takes. */
export interface PorticoProviderProps {
  /** Made by `createClient`, outside of any component. */
  client: PorticoClient;
  /** Where answers are kept; without one, the QueryClient around the provider, or else one of its own. */
  queryClient?: QueryClient;
  /** Which carts the shop has: `cartV1` for a shop of the older ones; those of version 2 unless told otherwise. */
  cart?: CartAdapter;
  /**
   * What the server rendered the page with, where it keeps the session: `client.session.snapshot()` there. The
   * strategy begins with it; a newer one, as after an action, is taken on from here.
   */
  session?: SessionSnapshot;
  /** BCP 47 tag of the page's language, "en-GB"; the reader's own unless told otherwise. */
  locale?: string;
  /** The shop's own words for what the package says to people, by key, such as "login.invalidPassword". */
  messages?: Messages;
  children?: ReactNode;
}

/**
 * Gives the hooks below it their client, and TanStack Query its QueryClient. When somebody logs in
 * or out, here or in another tab, everything below it asks for the new identity's data in the same
 * rendering, and the data of the one before are dropped.
 *
 * @param props - see {@link PorticoProviderProps}
 * @throws PorticoError of code INVALID_OPTION without a client
 * @example
 * ```tsx
 * const app = <PorticoProvider client={createClient()}>the shop</PorticoProvider>;
 * ```
 */
export function PorticoProvider(props: PorticoProviderProps) {
  const { client, queryClient, cart, session: rendered, locale, messages, children } = props;
  if (typeof client !== "object" || !client) {
    throw new PorticoError(`<PorticoProvider> needs a client of createClient, got ${client}`, {
      code: "INVALID_OPTION",
    });
  }
  const outer = useContext(QueryClientContext);
  const [own] = useState(() => new QueryClient());
  const queries = queryClient ?? outer ?? own;
  const session = sessionScope(client);
  const keyNow = () => session.key;
  const scope = useSyncExternalStore(session.subscribe, keyNow, keyNow);
  const provided = useMemo(() => ({ client, scope, cart }), [client, scope, cart]);
  const settings = useMemo(() => ({ locale, messages }), [locale, messages]);

  useEffect(() => {
    if (rendered) session.adopt(rendered);
  }, [session, rendered]);

  // After this rendering nothing shows the identity before.
  useEffect(() => {
    const left = {
      queryKey: porticoKeys(client).sessions(),
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] !== scope,
    };
    // Removing aborts what is on its way.
    queries.removeQueries(left);
  }, [queries, client, scope]);

  // The back button can bring a page back as it was before an order, a login or a logout.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) {
        session.check();
        void queries.invalidateQueries({ queryKey: porticoKeys(client).session() });
      }
    };
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [queries, client, session]);

  return (
    <QueryClientProvider client={queries}>
      <SettingsContext.Provider value={settings}>
        <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
      </SettingsContext.Provider>
    </QueryClientProvider>
  );
}

/** All that the provider around a component gives; throws a PorticoError of code NO_PROVIDER without one. */
export function useProvided(): Provided {
  const provided = useContext(ProvidedContext);
  if (!provided) {
    const message = "A hook or component of @portico/react is used outside of <PorticoProvider>";
    throw new PorticoError(message, { code: "NO_PROVIDER" });
  }
  return provided;
}

/**
 * The client of the provider around a component. The component is rendered again when somebody
 * logs in or out, so that keys and factories called in it are those of who is there now.
 *
 * @returns the client, of the type told in {@link Register} or named here
 * @throws PorticoError of code NO_PROVIDER outside of a provider
 * @example
 * ```tsx
 * function Product({ slug }: { slug: string }) {
 *   const { data } = useQuery(productQuery(useClient(), { slug }));
 *   return <h1>{data?.name}</h1>;
 * }
 * ```
 */
export function useClient<Client extends PorticoClient = RegisteredClient>(): Client {
  return useProvided().client as Client;
}
