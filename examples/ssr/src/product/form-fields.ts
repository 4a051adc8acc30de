import type { ProductSelectionInput } from "@portico/react/format";
import { field } from "shop-ui/product/form-fields";

export function selectionInForm(form: FormData): ProductSelectionInput {
  const valuesByKey = (start: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(start) && typeof value === "string" && value !== ""
          ? [[name.slice(start.length), value]]
          : [],
      ),
    );
  return {
    choices: valuesByKey(field.choice("")),
    modifiers: valuesByKey(field.modifier("")),
    texts: valuesByKey(field.text("")),
    quantity: Number(form.get(field.quantity) ?? 1),
  };
}
