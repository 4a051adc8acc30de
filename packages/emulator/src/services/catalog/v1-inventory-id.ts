/**
 * Returns the ID of a product's inventory item: the product ID with every hex digit inverted, as on
 * the platform.
 */
export function inventoryId(productId: string): string {
  return productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}
