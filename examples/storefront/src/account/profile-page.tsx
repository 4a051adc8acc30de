import { profileForm, type ProfileForm as Typed } from "@portico/members/forms";
import { useErrorText, useMember } from "@portico/react";
import { useUpdateMember } from "@portico/react/members";
import { ErrorNotice } from "shop-ui/design/errors";
import { draftKey } from "../forms/draft.js";
import { Field } from "../forms/field.js";
import { FormProblem, FormSuccess } from "../forms/form-messages.js";
import { useForm } from "../forms/use-form.js";
import { usePage } from "../shell/use-page.js";

const schema = profileForm();

function ProfileForm() {
  const { data: member } = useMember();
  const update = useUpdateMember();
  const { contact, profile, loginEmail } = member ?? {};
  const [, ...otherPhones] = contact?.phones ?? [];
  const problem = useErrorText(update.error);
  const serverErrors = {
    firstName: useErrorText(update.error, "firstName"),
    lastName: useErrorText(update.error, "lastName"),
    nickname: useErrorText(update.error, "nickname"),
    phone: useErrorText(update.error, "phones"),
    birthdate: useErrorText(update.error, "birthdate"),
  };
  const save = ({ phone = "", birthdate, ...names }: Typed): Promise<void> => {
    // The platform accepts only phone numbers in E.164 format, such as +12125550100.
    const phones = [phone.replace(/[\s()./-]/g, ""), ...otherPhones].filter(Boolean);
    return update.mutateAsync({ ...names, phones, birthdate: birthdate || null }).then(
      form.reset,
      // The form shows the error and keeps the user's input.
      () => undefined,
    );
  };
  const form = useForm({
    schema,
    saved: {
      firstName: contact?.firstName ?? "",
      lastName: contact?.lastName ?? "",
      nickname: profile?.nickname ?? "",
      phone: contact?.phones?.[0] ?? "",
      birthdate: contact?.birthdate ?? "",
    },
    serverErrors,
    save,
    draft: draftKey(member?.id, "profile"),
  });
  return (
    <form className="form" {...form.props}>
      <FormProblem text={form.isRejected ? undefined : problem} />
      <div className="form-pair">
        <Field label="First name" autoComplete="given-name" {...form.field("firstName")} />
        <Field label="Last name" autoComplete="family-name" {...form.field("lastName")} />
      </div>
      <Field
        label="Nickname"
        hint="The name other members see."
        autoComplete="nickname"
        {...form.field("nickname")}
      />
      <div className="form-pair">
        <Field label="Phone" type="tel" autoComplete="tel" {...form.field("phone")} />
        <Field label="Birthday" type="date" autoComplete="bday" {...form.field("birthdate")} />
      </div>
      <p className="muted small">
        Login email: <strong>{loginEmail}</strong>
      </p>
      <div className="form-row">
        <button className="button" type="submit" aria-disabled={update.isPending}>
          {update.isPending ? "Saving…" : "Save"}
        </button>
        <FormSuccess text={update.isSuccess && !form.isChanged && "Saved."} />
      </div>
    </form>
  );
}

export function ProfilePage() {
  usePage("Profile", false);
  const { data, error, refetch } = useMember();
  return (
    <>
      <h1>Profile</h1>
      {!data && error ? <ErrorNotice error={error} retry={refetch} /> : <ProfileForm />}
    </>
  );
}
