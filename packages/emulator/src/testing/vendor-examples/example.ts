// Requests that the vendor's own notes describe (GitHub repository wix/skills, folder `skills/`). The facts are theirs,
// the values are ours.

import type { Answer } from "../test-client.js";
import type { Sender, VendorWorld } from "./world.js";

type Build<T> = T | ((world: VendorWorld) => T | Promise<T>);

/** What the emulator does with an example, where it does not respond with 200. */
export interface Outcome {
  readonly status: number;
  /** The application error's code. */
  readonly code?: string;
  /** The first violated field. */
  readonly field?: string;
  /** The platform rejects it too. Absent: the emulator differs from the platform. */
  readonly alsoOnPlatform?: true;
  /** Why. */
  readonly reason: string;
}

/** One request. */
export interface Example {
  /** The page that describes it. */
  readonly page: string;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** With `{name}` for ids of the shop. */
  readonly path: Build<string>;
  readonly body?: Build<object>;
  readonly sender?: Sender;
  /** The site has the first catalog version. */
  readonly catalogV1?: true;
  readonly outcome?: Outcome;
  /** Checks the response of an example that succeeds. */
  readonly check?: (body: Answer, world: VendorWorld) => unknown;
}

type Rest = Omit<Example, "page" | "method" | "path" | "body">;

/** Declares examples of one page. */
export function onPage(page: string, ...examples: Omit<Example, "page">[]): Example[] {
  return examples.map((example) => ({ page, ...example }));
}

const request =
  (method: Example["method"]) =>
  (path: Example["path"], body?: Example["body"], rest: Rest = {}): Omit<Example, "page"> => ({
    method,
    path,
    ...(body === undefined ? {} : { body }),
    ...rest,
  });

export const get = (path: Example["path"], rest?: Rest) => request("GET")(path, undefined, rest);
export const remove = (path: Example["path"], rest?: Rest) =>
  request("DELETE")(path, undefined, rest);
export const post = request("POST");
export const patch = request("PATCH");

/** The platform rejects the request, and so does the emulator. */
export const rejected = (
  status: number,
  reason: string,
  what: { code?: string; field?: string },
) => ({
  outcome: { status, reason, alsoOnPlatform: true as const, ...what },
});

/** The emulator does not have the API. */
export const notEmulated = (reason: string) => ({
  outcome: { status: 501, code: "NOT_EMULATED", reason },
});
