import { zodResolver } from "@hookform/resolvers/zod";
import { addressForm, type AddressForm as TypedAddress } from "@portico/members/forms";
import type { Address as MemberAddress } from "@portico/members/members";
import { type Action, useErrorText } from "@portico/react";
import type { MemberChanges } from "@portico/react/members";
import { useEffect } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-problem.js";
import { SelectField } from "../forms/select-field.js";
import { useDraft } from "../forms/use-draft.js";
import { COUNTRIES } from "./countries.js";
import { statesOf } from "./states.js";

const plain = zodResolver(addressForm());
const withState = zodResolver(
  addressForm({ required: ["addressLine", "city", "subdivision", "postalCode", "country"] }),
);
const resolver: Resolver<TypedAddress> = (typed, ...rest) =>
  (statesOf(typed.country) ? withState : plain)(typed, ...rest);

/** Form for a new or saved address. */
export function AddressForm(props: {
  /** The key of the form's draft. */
  draft: string | undefined;
  address: MemberAddress | undefined;
  update: Pick<Action<MemberChanges>, "isPending" | "error">;
  save: (typed: TypedAddress) => Promise<unknown>;
  cancel: () => void;
}) {
  const { draft, address, update, save, cancel } = props;
  const form = useForm<TypedAddress>({
    resolver,
    defaultValues: {
      addressLine: address?.addressLine ?? address?.streetAddress?.name ?? "",
      addressLine2: address?.addressLine2 ?? "",
      postalCode: address?.postalCode ?? "",
      city: address?.city ?? "",
      subdivision: address?.subdivision ?? "",
      country: address?.country ?? "",
    },
  });
  useDraft(draft, form);
  const { register, handleSubmit, formState, setFocus, setValue } = form;
  const { errors } = formState;
  const country = useWatch({ control: form.control, name: "country" });
  const region = statesOf(country);
  useEffect(() => setFocus("country"), [setFocus]);
  return (
    <form className="form" onSubmit={handleSubmit((typed) => save(typed))} noValidate>
      <FormProblem text={useErrorText(update.error)} />
      <SelectField
        label="Country"
        autoComplete="country"
        placeholder="Select a country"
        choices={COUNTRIES}
        problem={errors.country?.message}
        {...register("country", { onChange: () => setValue("subdivision", "") })}
      />
      <Field
        label="Street address"
        autoComplete="address-line1"
        required
        problem={errors.addressLine?.message}
        {...register("addressLine")}
      />
      <Field
        label="Apartment, suite, etc."
        autoComplete="address-line2"
        required={false}
        problem={errors.addressLine2?.message}
        {...register("addressLine2")}
      />
      <Field
        label="City"
        autoComplete="address-level2"
        required
        problem={errors.city?.message}
        {...register("city")}
      />
      <div className="form-pair">
        {region && (
          <SelectField
            label={region.label}
            autoComplete="address-level1"
            placeholder="Select"
            choices={region.states}
            problem={errors.subdivision?.message}
            {...register("subdivision")}
          />
        )}
        <Field
          label={country === "US" ? "ZIP code" : "Postal code"}
          autoComplete="postal-code"
          required
          problem={errors.postalCode?.message}
          {...register("postalCode")}
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
