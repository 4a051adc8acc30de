/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the platform is, if not where the shop is. */
  readonly VITE_PORTICO_URL?: string;
  /** Id of the OAuth client. */
  readonly VITE_PORTICO_CLIENT_ID?: string;
}

interface Window {
  /** Newer browsers name the entries of the history. */
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}
