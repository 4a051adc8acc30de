// Calls operations by name, and checks successful responses against the API documents.
import { expect } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { operations as routes } from "../generated/operations.js";
import type { EmulatorOptions } from "../options/option-types.js";
import { responseProblems } from "./conformance.js";
import { recordCodes } from "./error-codes/record.js";

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of a response
export type Json = any;

export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
export const TREE = { appNamespace: "@wix/stores" };
export const API_KEY = "portico-emulator-api-key";
export const ADDRESS = {
  country: "US",
  city: "New York",
  postalCode: "10001",
  addressLine: "1 Row",
};

// The schema describes a wrapped HTTP response, but the emulator returns the HTTP response itself.
const RAW_RESPONSES = new Set(["identity.authentication.logout"]);

export class Caller {
  constructor(
    readonly emulator: Emulator,
    readonly authorization = "",
    readonly refreshToken = "",
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Sends a request. Copies path parameters from the request to the path. */
  async send(operation: string, request: Record<string, unknown> = {}): Promise<Reply> {
    const route = routes.find(({ name }) => name === operation);
    if (!route) throw new Error(`No route for ${operation}`);
    const path = route.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const value = name
        .split(".")
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], request);
      return encodeURIComponent(String(value));
    });
    const url = new URL(`https://www.wixapis.com${path}`);
    const headers: Record<string, string> = {
      ...this.headers,
      Authorization: this.authorization,
    };
    const init: RequestInit = { method: route.method, headers };
    if (route.transport === "body") {
      headers["Content-Type"] = "application/json";
      if (route.method !== "GET") init.body = JSON.stringify(request);
    } else {
      const bytes = new TextEncoder().encode(JSON.stringify(request));
      url.searchParams.set(".r", Buffer.from(bytes).toString("base64url"));
    }
    const response = await this.emulator.fetch(url, init);
    const text = await response.text();
    recordCodes(operation, text);
    return {
      status: response.status,
      body: text === "" ? {} : JSON.parse(text),
      headers: response.headers,
    };
  }

  /** Calls an operation that must succeed. */
  async call(operation: string, request: Record<string, unknown> = {}): Promise<Json> {
    const { status, body } = await this.send(operation, request);
    expect({ status, message: status === 200 ? undefined : body.message }).toEqual({
      status: 200,
      message: undefined,
    });
    if (!RAW_RESPONSES.has(operation)) expect(responseProblems(operation, body)).toEqual([]);
    return body;
  }

  /** Calls an operation that must fail. Returns the status and the error code or violations. */
  async fails(
    operation: string,
    request: Record<string, unknown> = {},
  ): Promise<{ status: number; code?: string; data?: Json; fields?: string[] }> {
    const { status, body } = await this.send(operation, request);
    expect(status).toBeGreaterThanOrEqual(400);
    const { applicationError, validationError } = body.details;
    return {
      status,
      ...(applicationError ? { code: applicationError.code } : {}),
      ...(applicationError?.data ? { data: applicationError.data } : {}),
      ...(validationError
        ? {
            fields: validationError.fieldViolations.map(
              (violation: Json) => `${violation.field} ${violation.violatedRule}`,
            ),
          }
        : {}),
    };
  }
}

export async function visitor(emulator: Emulator, clientId = "shop"): Promise<Caller> {
  const tokens = await new Caller(emulator).call("identity.oauth.token", {
    clientId,
    grantType: "anonymous",
  });
  return new Caller(emulator, tokens.access_token, tokens.refresh_token);
}

/** Returns a caller with an API key, which can also act on behalf of a visitor. */
export function merchant(emulator: Emulator, forVisitor?: Caller): Caller {
  return new Caller(emulator, forVisitor ? `${forVisitor.authorization},${API_KEY}` : API_KEY);
}

export async function pay(emulator: Emulator, ecomOrderId: string): Promise<Json> {
  const request = { ecomOrderId };
  return (await merchant(emulator).call("ecom.orders.paymentCollectionMarkOrderAsPaid", request))
    .order;
}

export async function shop(
  options: EmulatorOptions = {},
): Promise<{ emulator: Emulator; guest: Caller }> {
  const emulator = createEmulator(options);
  return { emulator, guest: await visitor(emulator) };
}

/**
 * Returns the `catalogReference` of a product's first variant with at least `minStock` units.
 */
export function reference(emulator: Emulator, slug: string, minStock = 1): Json {
  const product = [...emulator.state.catalog.products.values()].find(
    (candidate) => candidate.slug === slug,
  );
  const variant = product?.variants.find(
    ({ stock }) => (stock.quantity ?? 1000) >= minStock && stock.inStock,
  );
  if (!product || !variant) throw new Error(`No variant of ${slug} with ${minStock} in stock`);
  return { catalogItemId: product.id, appId: STORES, options: { variantId: variant.id } };
}
