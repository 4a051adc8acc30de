import { zodResolver } from "@hookform/resolvers/zod";
import { addressForm, type AddressForm as TypedAddress } from "@portico/members/forms";
import type { Address as MemberAddress } from "@portico/members/members";
import { type Action, useErrorText } from "@portico/react";
import type { MemberChanges } from "@portico/react/members";
import { useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { Field } from "../forms/field.js";
import { FieldProblem, FormProblem } from "../forms/form-problem.js";
import { useDraft } from "../forms/use-draft.js";
import { COUNTRIES } from "./countries.js";

const resolver = zodResolver(addressForm());

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
  const id = useId();
  const form = useForm<TypedAddress>({
    resolver,
    defaultValues: {
      addressLine: address?.addressLine ?? address?.streetAddress?.name ?? "",
      addressLine2: address?.addressLine2 ?? "",
      postalCode: address?.postalCode ?? "",
      city: address?.city ?? "",
      country: address?.country ?? "",
    },
  });
  useDraft(draft, form);
  const { register, handleSubmit, formState, setFocus } = form;
  const { errors } = formState;
  useEffect(() => setFocus("addressLine"), [setFocus]);
  const countryProblem = errors.country?.message;
  return (
    <form className="form" onSubmit={handleSubmit((typed) => save(typed))} noValidate>
      <FormProblem text={useErrorText(update.error)} />
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
      <div className="form-pair post">
        <Field
          label="ZIP or postal code"
          autoComplete="postal-code"
          required
          problem={errors.postalCode?.message}
          {...register("postalCode")}
        />
        <Field
          label="City"
          autoComplete="address-level2"
          required
          problem={errors.city?.message}
          {...register("city")}
        />
      </div>
      <div className="field">
        <label htmlFor={id}>Country</label>
        <select
          id={id}
          autoComplete="country"
          aria-required
          aria-invalid={countryProblem !== undefined}
          aria-describedby={countryProblem && `${id}-problem`}
          {...register("country")}
        >
          <option value="">Choose a country</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <FieldProblem id={`${id}-problem`} text={countryProblem} />
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
