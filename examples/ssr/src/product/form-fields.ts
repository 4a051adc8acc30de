import type { ProductSelectionInput } from "@portico/react/format";

/** What the product's form calls its fields: it is read where it is sent to, and no script has to run for it. */
export const field = {
  slug: "slug",
  quantity: "quantity",
  choice: (optionId: string) => `choice.${optionId}`,
  modifier: (key: string) => `modifier.${key}`,
  text: (key: string) => `text.${key}`,
};

/** What a form has chosen of a product. */
export function selectionInForm(form: FormData): ProductSelectionInput {
  const starting = (start: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(start) && typeof value === "string" && value !== ""
          ? [[name.slice(start.length), value]]
          : [],
      ),
    );
  return {
    choices: starting(field.choice("")),
    modifiers: starting(field.modifier("")),
    texts: starting(field.text("")),
    quantity: Number(form.get(field.quantity) ?? 1),
  };
}
