/** Marks plugin errors for every copy of this package. */
const BRAND: unique symbol = Symbol.for("portico.pluginError@1");

/**
 * An error that a plugin's handler answers the platform with: `new shippingRates.MissingPostalCode()`. Each plugin has
 * classes for the errors that the platform knows of it.
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
  /** Status that the platform is answered with. */
  readonly httpCode: number;
  /** What the platform knows the error by: "MISSING_POSTAL_CODE". */
  readonly code: string;
  /** Sent along with the code. */
  readonly data: Readonly<Record<string, unknown>> | undefined;

  /**
   * @param name - of the error
   * @param httpCode - status that the platform is answered with
   * @param code - what the platform knows the error by
   * @param data - sent along with the code
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

/** Whether an error is a plugin error of this copy of the package or of another. */
export function isPluginError(error: unknown): error is PluginError {
  return (error as { [BRAND]?: true } | undefined | null)?.[BRAND] === true;
}
