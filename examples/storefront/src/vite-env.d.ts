/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URL of the platform. Default: the emulator on the same origin. */
  readonly VITE_PORTICO_URL?: string;
  /** Id of the OAuth client. */
  readonly VITE_PORTICO_CLIENT_ID?: string;
}

interface Window {
  /** Missing in older browsers. */
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}
