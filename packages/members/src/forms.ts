import { type FormOptions, formSchema } from "@portico/core/forms";
import type * as z from "zod/v4";

export {
  type AddressForm,
  addressForm,
  englishWords,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
  type FormWords,
} from "@portico/core/forms";

/** What members type about themselves, as `useUpdateMember` of `@portico/react` takes it. */
export interface ProfileForm {
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
  phone?: string | undefined;
  /** "1815-12-10" */
  birthdate?: string | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
}

/**
 * The schema of a member's profile; nothing has to be filled in, unless `required` says otherwise.
 *
 * @param options - `words`: what it says; `required`: the fields that have to be filled in
 * @example
 * ```ts
 * import { profileForm } from "@portico/members/forms";
 *
 * const outcome = profileForm({ required: ["nickname"] }).safeParse({ nickname: "Ada", birthdate: "1815-12-10" });
 * ```
 */
export function profileForm(
  options?: FormOptions<keyof ProfileForm>,
): z.ZodType<ProfileForm, ProfileForm> {
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
