import { PorticoError } from "@portico/core";
import type { SessionSnapshot } from "@portico/identity";
import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Messages } from "../elements/messages.js";
import { SettingsContext } from "../elements/use-settings.js";
import type { CartAdapter } from "../queries/cart-adapter.js";
import type { CartStorage } from "../queries/cart-storage.js";
import { porticoKeys } from "../queries/keys.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import type { RegisteredClient } from "./register.js";
import { usePageRestored } from "./use-page-restored.js";

/** Replaced after each login or logout, so that all hooks use the new user's keys. */
interface ProviderValue extends Pick<PorticoProviderProps, "client" | "cart" | "cartStorage"> {
  readonly key: string;
}

const ProviderContext = /* @__PURE__ */ createContext<ProviderValue | undefined>(undefined);

/** Props of {@link PorticoProvider}. */
export interface PorticoProviderProps {
  /** Client from `createClient`. Create it outside of components. */
  client: PorticoClient;
  /** Query cache. Default: the surrounding `QueryClientProvider`'s client, or a new one. */
  queryClient?: QueryClient | undefined;
  /** Cart API version: `cartV1` for version 1. Default: version 2. */
  cart?: CartAdapter | undefined;
  /**
   * Storage for pending cart changes, such as `offlineCartStorage()`. Default: a reload discards
   * them.
   */
  cartStorage?: CartStorage | undefined;
  /**
   * Session that the server used for rendering, from `client.session.snapshot()`. Default: the
   * browser's session.
   */
  session?: SessionSnapshot | undefined;
  /** Language as a BCP 47 tag, such as `"en-GB"`. Default: the browser's language. */
  locale?: string | undefined;
  /**
   * Translations of UI text by key, such as `"INVALID_CREDENTIALS.text"`. Default: English texts.
   */
  messages?: Messages | undefined;
  children?: ReactNode;
}

/**
 * Provides the client and the query cache to hooks and components.
 *
 * After a login or logout in any tab, the provider removes the previous user's data, and all hooks
 * refetch.
 *
 * @throws PorticoError with code `INVALID_OPTION` if there is no client.
 * @example
 * ```tsx
 * import { createClient } from "@portico/core";
 * import { OAuthStrategy } from "@portico/identity";
 * import { PorticoProvider } from "@portico/react";
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: "<your client id>" }) });
 *
 * const app = <PorticoProvider client={client}>the shop</PorticoProvider>;
 * ```
 */
export function PorticoProvider(props: PorticoProviderProps) {
  const { client, queryClient, cart, cartStorage, locale, messages } = props;
  if (typeof client !== "object" || !client) {
    throw new PorticoError(`<PorticoProvider> needs a client from createClient, got ${client}`, {
      code: "INVALID_OPTION",
    });
  }
  const outerQueryClient = useContext(QueryClientContext);
  const [ownQueryClient] = useState(() => new QueryClient());
  const activeQueryClient = queryClient ?? outerQueryClient ?? ownQueryClient;
  const session = sessionScope(client);
  const getKey = () => session.key;
  const key = useSyncExternalStore(session.subscribe, getKey, getKey);
  const value = useMemo(
    () => ({ client, key, cart, cartStorage }),
    [client, key, cart, cartStorage],
  );
  const settings = useMemo(() => ({ locale, messages }), [locale, messages]);

  useEffect(() => {
    if (props.session) session.adopt(props.session);
  }, [session, props.session]);

  // After this render, no component uses the previous user's data.
  useEffect(() => {
    // Removing a query also aborts its pending request.
    activeQueryClient.removeQueries({
      queryKey: porticoKeys(client).sessions(),
      predicate: ({ queryKey }) => queryKey[3] !== key,
    });
  }, [activeQueryClient, client, key]);

  // The restored page may predate an order, a login or a logout.
  usePageRestored(
    useCallback(() => {
      session.check();
      void activeQueryClient.invalidateQueries({ queryKey: porticoKeys(client).session() });
    }, [activeQueryClient, client, session]),
  );

  return (
    <QueryClientProvider client={activeQueryClient}>
      <SettingsContext.Provider value={settings}>
        <ProviderContext.Provider value={value}>{props.children}</ProviderContext.Provider>
      </SettingsContext.Provider>
    </QueryClientProvider>
  );
}

export function useProviderValue(): ProviderValue {
  const value = useContext(ProviderContext);
  if (value) return value;
  const message = "Hooks and components of @portico/react must be used inside <PorticoProvider>";
  throw new PorticoError(message, { code: "NO_PROVIDER" });
}

/**
 * Returns the surrounding provider's client. The component re-renders after a login or logout, so
 * that its query keys belong to the current user.
 *
 * @returns The client. {@link Register} or the type argument declares its type.
 * @throws PorticoError with code `NO_PROVIDER` outside of a provider.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Product({ slug }: { slug: string }) {
 *   const { data } = useQuery(productQuery(useClient(), { slug }));
 *   return <h1>{data?.name}</h1>;
 * }
 * ```
 */
export function useClient<Client extends PorticoClient = RegisteredClient>(): Client {
  return useProviderValue().client as Client;
}
