import type { ProductSelectionInput } from "@portico/react/format";
import { field } from "shop-ui/product/form-fields";

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
