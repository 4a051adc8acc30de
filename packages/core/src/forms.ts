// What forms of several packages share.
export { type AddressForm, addressForm } from "./forms/address-form.js";
export { type FieldRule, type FormOptions, fieldSchema, formSchema } from "./forms/form.js";
export {
  englishWords,
  type FormProblem,
  type FormProblemKey,
  type FormWords,
  wordsFor,
} from "./forms/words.js";
