import { addressForm, type AddressForm as TypedAddress } from "@portico/members/forms";
import type { Address as MemberAddress } from "@portico/members/members";
import { type Action, useErrorText } from "@portico/react";
import type { MemberChanges } from "@portico/react/members";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-messages.js";
import { SelectField } from "../forms/select-field.js";
import { type FormSchema, useForm } from "../forms/use-form.js";
import { COUNTRIES } from "./countries.js";
import { statesOf } from "./states.js";

const schemaWithoutState = addressForm();
const schemaWithState = addressForm({
  required: ["addressLine", "city", "subdivision", "postalCode", "country"],
});
const schema: FormSchema<TypedAddress> = {
  safeParse: (typedValues) =>
    (statesOf(typedValues.country) ? schemaWithState : schemaWithoutState).safeParse(typedValues),
};

const focus = (element: HTMLElement | null) => element?.focus();

export function AddressForm(props: {
  draft: string | undefined;
  address: MemberAddress | undefined;
  update: Pick<Action<MemberChanges>, "isPending" | "error">;
  save: (typedAddress: TypedAddress) => Promise<unknown>;
  cancel: () => void;
}) {
  const { draft, address, update, save, cancel } = props;
  const form = useForm({
    schema,
    saved: {
      addressLine: address?.addressLine ?? address?.streetAddress?.name ?? "",
      addressLine2: address?.addressLine2 ?? "",
      postalCode: address?.postalCode ?? "",
      city: address?.city ?? "",
      subdivision: address?.subdivision ?? "",
      country: address?.country ?? "",
    },
    save,
    draft,
  });
  const { country } = form.values;
  const region = statesOf(country);
  return (
    <form className="form" {...form.props}>
      <FormProblem text={useErrorText(update.error)} />
      <SelectField
        label="Country"
        autoComplete="country"
        placeholder="Select a country"
        choices={COUNTRIES}
        {...form.field("country")}
        onChange={({ target }) => form.change({ country: target.value, subdivision: "" })}
        ref={focus}
      />
      <Field
        label="Street address"
        autoComplete="address-line1"
        required
        {...form.field("addressLine")}
      />
      <Field
        label="Apartment, suite, etc."
        autoComplete="address-line2"
        required={false}
        {...form.field("addressLine2")}
      />
      <Field label="City" autoComplete="address-level2" required {...form.field("city")} />
      <div className="form-pair">
        {region && (
          <SelectField
            label={region.label}
            autoComplete="address-level1"
            placeholder="Select"
            choices={region.states}
            {...form.field("subdivision")}
          />
        )}
        <Field
          label={country === "US" ? "ZIP code" : "Postal code"}
          autoComplete="postal-code"
          required
          {...form.field("postalCode")}
        />
      </div>
      <div className="form-row">
        <button className="button" type="submit" aria-disabled={update.isPending}>
          {update.isPending ? "Saving…" : "Save address"}
        </button>
        <button className="text-button" type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
