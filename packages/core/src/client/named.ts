/**
 * Sets the name of a function to the name of an operation. Wrapped operations keep the name, so that errors can be
 * matched to them.
 *
 * @param fn - the function; it is changed
 * @param name - such as "stores.productsV3.getProduct"
 */
export function named<Fn>(fn: Fn, name: string): Fn {
  return Object.defineProperty(fn, "name", { value: name });
}
