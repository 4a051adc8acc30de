/** Field names of the product form. Without JavaScript, the server reads them. */
export const field = {
  slug: "slug",
  quantity: "quantity",
  choice: (optionId: string) => `choice.${optionId}`,
  modifier: (key: string) => `modifier.${key}`,
  text: (key: string) => `text.${key}`,
};
