// Requests from the vendor's public documentation (GitHub repository wix/skills, folder `skills/`).
// The values differ from the documentation.

import type { Json } from "../test-client.js";
import type { Sender, VendorWorld } from "./world.js";

/** Page that describes requests to several services. */
export const WRITERS = "wix-replatform/resources/rp-target-wix/lib/wix-writers.js";

type Build<T> = T | ((world: VendorWorld) => T | Promise<T>);

/** Expected result, if the emulator does not respond with 200. */
export interface Outcome {
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  /**
   * Whether the platform also rejects the request. If this field is absent, the emulator behaves
   * differently from the platform.
   */
  readonly alsoOnPlatform?: true;
  readonly reason: string;
}

export interface Example {
  /** Documentation page that describes the request. */
  readonly page: string;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Path, or a function that builds it from the ids in the shop. */
  readonly path: Build<string>;
  readonly body?: Build<object>;
  readonly sender?: Sender;
  readonly catalogV1?: true;
  readonly outcome?: Outcome;
  /** Checks the response of a successful example. */
  readonly check?: (body: Json, world: VendorWorld) => unknown;
}

type ExampleOptions = Omit<Example, "page" | "method" | "path" | "body">;

export function onPage(page: string, ...examples: Omit<Example, "page">[]): Example[] {
  return examples.map((example) => ({ page, ...example }));
}

const request =
  (method: Example["method"]) =>
  (
    path: Example["path"],
    body?: Example["body"],
    rest: ExampleOptions = {},
  ): Omit<Example, "page"> => ({
    method,
    path,
    ...(body === undefined ? {} : { body }),
    ...rest,
  });

export const get = (path: Example["path"], rest?: ExampleOptions) =>
  request("GET")(path, undefined, rest);
export const remove = (path: Example["path"], rest?: ExampleOptions) =>
  request("DELETE")(path, undefined, rest);
export const post = request("POST");
export const patch = request("PATCH");

/** Returns the outcome of a request that the platform and the emulator both reject. */
export const rejected = (
  status: number,
  reason: string,
  details: { code?: string; field?: string },
) => ({
  outcome: { status, reason, alsoOnPlatform: true as const, ...details },
});

/** Returns the outcome of a request to an API that is not emulated. */
export const notEmulated = (reason: string) => ({
  outcome: { status: 501, code: "NOT_EMULATED", reason },
});
