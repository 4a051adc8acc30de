/** As on the platform, it is the product ID with every hex digit inverted. */
export function inventoryId(productId: string): string {
  return productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}
