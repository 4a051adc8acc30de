/**
 * A function under the name of an operation: what is made of an operation keeps it, so that an error is known to be of it.
 *
 * @param fn - the function, which is changed
 * @param name - "stores.productsV3.getProduct"
 */
export function named<Fn>(fn: Fn, name: string): Fn {
  return Object.defineProperty(fn, "name", { value: name });
}
