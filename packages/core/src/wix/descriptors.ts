import type { AuthHeaders } from "../client/auth-strategy.js";

/** A request that a function of an `@wix/*` package describes. */
export interface WixRequest {
  readonly method: string;
  /** Path on the API host. */
  readonly url: string;
  readonly data?: unknown;
  readonly params?: URLSearchParams;
  /** Alternatives to a GET request if its query string is too long. */
  readonly fallback?: readonly WixRequest[];
  readonly methodFqn?: string;
  readonly transformResponse?: Transform | readonly Transform[];
  /** Packages without this flag transform the response themselves. */
  readonly migrationOptions?: { readonly optInTransformResponse?: boolean };
}

type Transform = ((data: unknown, headers?: Headers) => unknown) | undefined;

/** Creates a request for an API host, such as "www.wixapis.com". */
export type WixRequestFactory = (context: { host: string }) => WixRequest;

/** The client that functions of `@wix/*` packages send their requests with. */
export interface WixHttpClient {
  request(factory: WixRequestFactory): Promise<{
    data: unknown;
    headers: Headers;
    status: number;
    statusText: string;
  }>;
  fetchWithAuth(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  wixAPIFetch(path: string, init?: RequestInit): Promise<Response>;
  getActiveToken(): string | undefined;
  getAuthHeaders(): Promise<AuthHeaders>;
}

/** An export of an `@wix/*` module. */
export type WixDescriptor = (client: WixHttpClient) => WixCallable;

export type WixCallable = ((...args: unknown[]) => unknown) & {
  /** Marks functions of older packages, which take a payload and return a request factory. */
  readonly __isAmbassador?: boolean;
};

export interface WixEvent {
  readonly type: string;
  readonly isDomainEvent?: boolean;
  readonly transformations?: (event: unknown) => unknown;
}

export interface WixServicePlugin {
  readonly componentType: string;
  readonly methods: readonly {
    readonly name: string;
    /** End of the URL that the platform calls. */
    readonly primaryHttpMappingPath: string;
    readonly transformations: {
      readonly fromREST: (payload: unknown) => unknown;
      readonly toREST: (result: unknown) => unknown;
    };
  }[];
}
