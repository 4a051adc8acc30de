import { useMemberPrivacy } from "@portico/react";
import { useState } from "react";
import { FormKept, FormProblem } from "../forms/form-problem.js";
import { usePage } from "../shell/use-page.js";

/** Who sees the member's profile. */
export function PrivacyPage() {
  usePage("Privacy", false);
  const { isPublic, setPublic, isPending, error } = useMemberPrivacy();
  const [isKept, setKept] = useState(false);
  const choose = (wanted: boolean) => void setPublic(wanted).then(setKept);
  const choice = (value: boolean, name: string, text: string) => (
    <label className="privacy-choice">
      <input
        type="radio"
        name="privacy"
        checked={isPublic === value}
        disabled={isPublic === undefined}
        aria-disabled={isPending}
        onChange={() => choose(value)}
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
      <FormProblem text={error} />
      <fieldset className="privacy" aria-busy={isPending}>
        <legend className="lead">Who can see your name and picture?</legend>
        {choice(false, "Only me", "Your profile is hidden.")}
        {choice(
          true,
          "Other members",
          "They can see your nickname and picture, but not your orders.",
        )}
      </fieldset>
      <FormKept text={isKept && !isPending && "Saved."} />
    </>
  );
}
