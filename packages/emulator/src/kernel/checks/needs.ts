import { needing } from "@portico/core/schemas";
import { z } from "zod/v4";
import { check } from "./from-zod.js";

/**
 * Creates a check for required fields that the documentation marks as optional. Fields of an
 * omitted object are not required.
 *
 * @param paths - Paths such as "coupon.code". Paths through lists apply to each item.
 */
export function needs(...paths: string[]): (request: object) => void {
  const schema = needing(z.looseObject({}), ...paths);
  return (request) => {
    check(schema, request);
  };
}
