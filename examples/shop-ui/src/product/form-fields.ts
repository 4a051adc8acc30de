/** Field names of the product form. If JavaScript is disabled, the server reads these fields. */
export const field = {
  slug: "slug",
  quantity: "quantity",
  choice: (optionId: string) => `choice.${optionId}`,
  modifier: (key: string) => `modifier.${key}`,
  text: (key: string) => `text.${key}`,
};
