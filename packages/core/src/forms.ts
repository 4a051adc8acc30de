export { type AddressForm, addressForm } from "./forms/address-form.js";
export { type FieldRule, type FormOptions, fieldSchema, formSchema } from "./forms/form.js";
export {
  englishMessages,
  type FormMessages,
  type FormProblem,
  type FormProblemKey,
  messageFor,
} from "./forms/messages.js";
