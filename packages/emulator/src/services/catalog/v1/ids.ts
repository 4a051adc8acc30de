/** The inventory item of a product: its id with every digit turned around, as the platform does. */
export function inventoryId(productId: string): string {
  return productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}
