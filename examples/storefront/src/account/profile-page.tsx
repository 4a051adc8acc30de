import { zodResolver } from "@hookform/resolvers/zod";
import { profileForm, type ProfileForm as Typed } from "@portico/members/forms";
import { useErrorText, useMember } from "@portico/react";
import { useUpdateMember } from "@portico/react/members";
import { useForm } from "react-hook-form";
import { Failed } from "shop-ui/design/states";
import { Field } from "../forms/field.js";
import { FormKept, FormProblem } from "../forms/form-problem.js";
import { draftKey, forgetDraft, useDraft } from "../forms/use-draft.js";
import { useServerProblem } from "../forms/use-server-problem.js";
import { usePage } from "../shell/use-page.js";

const resolver = zodResolver(profileForm());

function ProfileForm() {
  const { data: member } = useMember();
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
    // keep unsaved input when the member is refetched
    resetOptions: { keepDirtyValues: true },
  });
  const draft = draftKey(member?.id, "profile");
  useDraft(draft, form);
  const { errors, isDirty } = form.formState;
  const problem = useErrorText(update.error);
  const problems = {
    firstName: useErrorText(update.error, "firstName"),
    lastName: useErrorText(update.error, "lastName"),
    nickname: useErrorText(update.error, "nickname"),
    phone: useErrorText(update.error, "phones"),
    birthdate: useErrorText(update.error, "birthdate"),
  };
  useServerProblem(form, problems);
  const isFieldProblem = Object.values(problems).some(Boolean);
  const save = form.handleSubmit((typed) => {
    const { phone = "", birthdate, ...names } = typed;
    // the platform accepts only E.164 numbers: +12125550100
    const phones = [phone.replace(/[\s()./-]/g, ""), ...otherPhones].filter(Boolean);
    return update.mutateAsync({ ...names, phones, birthdate: birthdate || null }).then(
      () => {
        form.reset(typed);
        forgetDraft(draft);
      },
      // the form shows the error and keeps the input
      () => undefined,
    );
  });
  return (
    <form className="form" onSubmit={save} noValidate>
      <FormProblem text={isFieldProblem ? undefined : problem} />
      <div className="form-pair">
        <Field
          label="First name"
          autoComplete="given-name"
          problem={errors.firstName?.message ?? problems.firstName}
          {...form.register("firstName")}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          problem={errors.lastName?.message ?? problems.lastName}
          {...form.register("lastName")}
        />
      </div>
      <Field
        label="Nickname"
        hint="The name other members see."
        autoComplete="nickname"
        problem={errors.nickname?.message ?? problems.nickname}
        {...form.register("nickname")}
      />
      <div className="form-pair">
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          problem={errors.phone?.message ?? problems.phone}
          {...form.register("phone")}
        />
        <Field
          label="Birthday"
          type="date"
          autoComplete="bday"
          problem={errors.birthdate?.message ?? problems.birthdate}
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

/** The member's name, phone number and birthday. */
export function ProfilePage() {
  usePage("Profile", false);
  const { data, error, refetch } = useMember();
  return (
    <>
      <h1>Profile</h1>
      {!data && error ? <Failed error={error} retry={refetch} /> : <ProfileForm />}
    </>
  );
}
