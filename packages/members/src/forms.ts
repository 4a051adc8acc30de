import { type FormOptions, formSchema } from "@portico/core/forms";
import type * as z from "zod/v4-mini";

export {
  type AddressForm,
  addressForm,
  englishMessages,
  type FormMessages,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
} from "@portico/core/forms";

/** The fields of a profile form, as `useUpdateMember` from `@portico/react` accepts them. */
export interface ProfileForm {
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
  phone?: string | undefined;
  /** Date, such as "1815-12-10". */
  birthdate?: string | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
}

/**
 * Creates a zod schema for a profile form. Only the fields that `required` lists are required.
 *
 * @param options - `messages`: error messages; `required`: names of the required fields
 * @example
 * ```ts
 * import { profileForm } from "@portico/members/forms";
 *
 * const result = profileForm({ required: ["nickname"] }).safeParse({
 *   nickname: "Ada",
 *   birthdate: "1815-12-10",
 * });
 * ```
 */
export function profileForm(
  options?: FormOptions<keyof ProfileForm>,
): z.ZodMiniType<ProfileForm, ProfileForm> {
  return formSchema<ProfileForm>(
    {
      firstName: {},
      lastName: {},
      nickname: {},
      phone: { format: "phone" },
      birthdate: { format: "date" },
      company: { max: 100 },
      jobTitle: { max: 100 },
    },
    options,
  );
}
