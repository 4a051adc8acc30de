import { needing } from "@portico/core/schemas";
import { z } from "zod/v4";
import { check } from "./from-zod.js";

/**
 * Makes a check of fields that the documents do not ask for, though nothing can be done without them. What lies in an
 * object that is left out is not missed.
 *
 * @param paths - "coupon.code"; those through lists mean each item
 */
export function needs(...paths: string[]): (request: object) => void {
  const schema = needing(z.looseObject({}), ...paths);
  return (request) => {
    check(schema, request);
  };
}
