/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the platform is, if not where the shop is. */
  readonly VITE_PORTICO_URL?: string;
  /** Id of the OAuth client. */
  readonly VITE_PORTICO_CLIENT_ID?: string;
}
