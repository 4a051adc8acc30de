import { zodResolver } from "@hookform/resolvers/zod";
import { profileForm, type ProfileForm as Typed } from "@portico/members/forms";
import { useClient, useSession, useUpdateMember } from "@portico/react";
import { currentMemberQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Failed } from "../design/states.js";
import { Field } from "../forms/field.js";
import { FormKept, FormProblem } from "../forms/form-problem.js";
import { draftKey, forgetDraft, useDraft } from "../forms/use-draft.js";
import { useServerProblem } from "../forms/use-server-problem.js";
import { usePage } from "../shell/use-page.js";

const resolver = zodResolver(profileForm());

function ProfileForm() {
  const { member } = useSession();
  const update = useUpdateMember();
  const { contact, profile, loginEmail } = member ?? {};
  const [, ...otherPhones] = contact?.phones ?? [];
  const form = useForm<Typed>({
    resolver,
    values: {
      firstName: contact?.firstName ?? "",
      lastName: contact?.lastName ?? "",
      nickname: profile?.nickname ?? "",
      phone: contact?.phones?.[0] ?? "",
      birthdate: contact?.birthdate ?? "",
    },
    // what is being typed stays, also when the member is read again
    resetOptions: { keepDirtyValues: true },
  });
  const draft = draftKey(member?.id, "profile");
  useDraft(draft, form);
  const { errors, isDirty } = form.formState;
  const { fieldErrors } = update;
  useServerProblem(form, {
    firstName: fieldErrors.firstName,
    lastName: fieldErrors.lastName,
    nickname: fieldErrors.nickname,
    phone: fieldErrors.phones,
    birthdate: fieldErrors.birthdate,
  });
  const save = form.handleSubmit((typed) => {
    const { phone = "", birthdate, ...names } = typed;
    // the platform takes E.164 only: +12125550100
    const phones = [phone.replace(/[\s()./-]/g, ""), ...otherPhones].filter(Boolean);
    return update.mutateAsync({ ...names, phones, birthdate: birthdate || null }).then(
      () => {
        form.reset(typed);
        forgetDraft(draft);
      },
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
          problem={errors.firstName?.message ?? fieldErrors.firstName}
          {...form.register("firstName")}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          problem={errors.lastName?.message ?? fieldErrors.lastName}
          {...form.register("lastName")}
        />
      </div>
      <Field
        label="Nickname"
        hint="The name other members see."
        autoComplete="nickname"
        problem={errors.nickname?.message ?? fieldErrors.nickname}
        {...form.register("nickname")}
      />
      <div className="form-pair">
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          problem={errors.phone?.message ?? fieldErrors.phones}
          {...form.register("phone")}
        />
        <Field
          label="Birthday"
          type="date"
          autoComplete="bday"
          problem={errors.birthdate?.message ?? fieldErrors.birthdate}
          {...form.register("birthdate")}
        />
      </div>
      <p className="muted small">
        Login email: <strong>{loginEmail}</strong>.
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
