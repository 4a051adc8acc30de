/** Names of the fields of a product's form. A server reads them if the form is sent without JavaScript. */
export const field = {
  slug: "slug",
  quantity: "quantity",
  choice: (optionId: string) => `choice.${optionId}`,
  modifier: (key: string) => `modifier.${key}`,
  text: (key: string) => `text.${key}`,
};
