import { useErrorText, useMember } from "@portico/react";
import { useUpdateMember } from "@portico/react/members";
import { FormProblem, FormSuccess } from "../forms/form-messages.js";
import { usePage } from "../shell/use-page.js";

export function PrivacyPage() {
  usePage("Privacy", false);
  const { data: member } = useMember();
  const { mutate, isPending, isSuccess, error } = useUpdateMember();
  const problem = useErrorText(error);
  const isPublic = member ? member.privacyStatus === "PUBLIC" : undefined;
  const renderChoice = (value: boolean, name: string, text: string) => (
    <label className="privacy-choice">
      <input
        type="radio"
        name="privacy"
        checked={isPublic === value}
        disabled={isPublic === undefined}
        aria-disabled={isPending}
        onChange={() => mutate({ isPublic: value })}
      />
      <span>
        <strong>{name}</strong>
        <span className="muted small">{text}</span>
      </span>
    </label>
  );
  return (
    <>
      <h1>Privacy</h1>
      <FormProblem text={problem} />
      <fieldset className="privacy" aria-busy={isPending}>
        <legend className="lead">Who can see your name and picture?</legend>
        {renderChoice(false, "Only me", "Your profile is hidden.")}
        {renderChoice(
          true,
          "Other members",
          "They can see your nickname and picture, but not your orders.",
        )}
      </fieldset>
      <FormSuccess text={isSuccess && "Saved."} />
    </>
  );
}
