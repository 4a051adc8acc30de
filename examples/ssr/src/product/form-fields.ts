import type { ProductSelectionInput } from "@portico/react/format";
import { field } from "shop-ui/product/form-fields";

export function selectionInForm(form: FormData): ProductSelectionInput {
  const valuesByKey = (prefix: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(prefix) && typeof value === "string" && value !== ""
          ? [[name.slice(prefix.length), value]]
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
