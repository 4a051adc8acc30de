/** Marks plugin errors so that every copy of this package recognizes them. */
const BRAND: unique symbol = Symbol.for("portico.pluginError@1");

/**
 * An error that a plugin's handler throws to reject a request, such as
 * `throw new shippingRates.MissingPostalCode()`. Each plugin has classes for the errors that the
 * platform supports.
 *
 * @example
 * ```ts
 * import { PluginError, shippingRates } from "@portico/ecom/plugins";
 *
 * const error = new shippingRates.MissingPostalCode({ country: "FR" });
 * if (error instanceof PluginError) console.log(error.httpCode, error.code);
 * ```
 */
export class PluginError extends Error {
  /** HTTP status of the response to the platform. */
  readonly httpCode: number;
  /** The platform's error code, such as "MISSING_POSTAL_CODE". */
  readonly code: string;
  /** Data that is sent with the code. */
  readonly data: Readonly<Record<string, unknown>> | undefined;

  /**
   * @param name - name of the error
   * @param httpCode - HTTP status of the response to the platform
   * @param code - the platform's error code
   * @param data - data that is sent with the code
   */
  constructor(
    name: string,
    httpCode: number,
    code: string,
    data?: Readonly<Record<string, unknown>>,
  ) {
    super(code);
    this.name = name;
    this.httpCode = httpCode;
    this.code = code;
    this.data = data;
  }

  protected get [BRAND](): true {
    return true;
  }
}

/** Returns whether an error is a plugin error from any copy of this package. */
export function isPluginError(error: unknown): error is PluginError {
  return (error as { [BRAND]?: true } | undefined | null)?.[BRAND] === true;
}
