import { Contact, Profile } from "@portico/members/schemas/members";
import { useClient, useSession, useUpdateMember } from "@portico/react";
import { currentMemberQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Failed } from "../design/states.js";
import { Field } from "../forms/field.js";
import { FormKept, FormProblem } from "../forms/form-problem.js";
import { useServerProblem } from "../forms/use-server-problem.js";
import { checkedBy } from "../forms/words.js";
import { usePage } from "../shell/use-page.js";

/** As the API has a member, so that its own schemas check the form. */
interface Typed {
  profile: { nickname: string };
  contact: { firstName: string; lastName: string; phones: string[]; birthdate: string };
}

const resolver = checkedBy<Typed>(z.object({ profile: Profile, contact: Contact }));

function ProfileForm() {
  const { member } = useSession();
  const update = useUpdateMember();
  const { contact, profile, loginEmail } = member ?? {};
  const [, ...otherPhones] = contact?.phones ?? [];
  const form = useForm<Typed>({
    resolver,
    values: {
      profile: { nickname: profile?.nickname ?? "" },
      contact: {
        firstName: contact?.firstName ?? "",
        lastName: contact?.lastName ?? "",
        phones: [contact?.phones?.[0] ?? ""],
        birthdate: contact?.birthdate ?? "",
      },
    },
    // what is being typed stays, also when the member is read again
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const { fieldErrors } = update;
  useServerProblem(form, {
    "contact.firstName": fieldErrors.firstName,
    "contact.lastName": fieldErrors.lastName,
    "profile.nickname": fieldErrors.nickname,
    "contact.phones.0": fieldErrors.phones,
    "contact.birthdate": fieldErrors.birthdate,
  });
  const save = form.handleSubmit((typed) => {
    const { phones, birthdate, ...names } = typed.contact;
    const all = [...phones, ...otherPhones].filter(Boolean);
    const born = birthdate || null;
    return update.mutateAsync({ ...names, ...typed.profile, phones: all, birthdate: born }).then(
      () => form.reset(typed),
      // the form shows what went wrong, and keeps what was typed
      () => undefined,
    );
  });
  return (
    <form className="form" onSubmit={save} noValidate>
      <FormProblem text={update.error} />
      <div className="form-pair">
        <Field
          label="First name"
          autoComplete="given-name"
          problem={errors.contact?.firstName?.message ?? fieldErrors.firstName}
          {...form.register("contact.firstName")}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          problem={errors.contact?.lastName?.message ?? fieldErrors.lastName}
          {...form.register("contact.lastName")}
        />
      </div>
      <Field
        label="Nickname"
        hint="The name that others see."
        autoComplete="nickname"
        problem={errors.profile?.nickname?.message ?? fieldErrors.nickname}
        {...form.register("profile.nickname")}
      />
      <div className="form-pair">
        <Field
          label="Telephone"
          type="tel"
          autoComplete="tel"
          problem={errors.contact?.phones?.[0]?.message ?? fieldErrors.phones}
          {...form.register("contact.phones.0")}
        />
        <Field
          label="Birthday"
          type="date"
          autoComplete="bday"
          problem={errors.contact?.birthdate?.message ?? fieldErrors.birthdate}
          {...form.register("contact.birthdate")}
        />
      </div>
      <p className="muted small">
        You log in as <strong>{loginEmail}</strong>.
      </p>
      <div className="form-row">
        <button className="button" type="submit" aria-disabled={update.isPending}>
          {update.isPending ? "Saving…" : "Save"}
        </button>
        <FormKept text={update.isSuccess && !isDirty && "Saved."} />
      </div>
    </form>
  );
}

/** Name, telephone and birthday of the member. */
export function ProfilePage() {
  usePage("Profile", false);
  const { data, error, refetch } = useQuery(currentMemberQuery(useClient()));
  return (
    <>
      <h1>Profile</h1>
      {!data && error ? <Failed error={error} retry={refetch} /> : <ProfileForm />}
    </>
  );
}
