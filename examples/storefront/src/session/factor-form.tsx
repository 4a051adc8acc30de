import { type ReactNode, useState } from "react";
import { FormProblem } from "../forms/form-problem.js";
import { CodeForm } from "./code-form.js";
import type { Flow } from "./flow.js";

/** The factors that are answered with a code, where their code goes, and how they are called. */
const CODES = {
  SMS: { field: "smsData", name: "a text message", isSent: true },
  CALL: { field: "callData", name: "a phone call", isSent: true },
  EMAIL: { field: "emailData", name: "an email", isSent: true },
  TOTP: { field: "totpData", name: "your authenticator app", isSent: false },
  RECOVERY_CODE: { field: "recoveryCodeData", name: "a recovery code", isSent: false },
} as const;
type CodeFactor = keyof typeof CODES;

/** The factors that a device answers, and how they are called. */
const OTHERS = { PUSH: "a notification", WEBAUTHN: "a passkey" } as const;
type OtherFactor = keyof typeof OTHERS;

const isCode = (type: string): type is CodeFactor => Object.hasOwn(CODES, type);

/** A factor that is confirmed on a device: by a passkey here, or by a notification on a phone. */
function DeviceForm(props: { factor: OtherFactor; flow: Flow; choice: ReactNode }) {
  const { factor, flow, choice } = props;
  const isPush = factor === "PUSH";
  const transactionId = flow.challenge?.pushData?.transactionId;
  const send = () =>
    isPush ? flow.answerFactor("PUSH", { pushData: { transactionId } }) : flow.answerPasskey();
  return (
    <div className="form">
      <p className="lead">
        {isPush
          ? "Approve the notification on your phone, then continue here."
          : "Confirm it’s you with your fingerprint, face or security key."}
      </p>
      <FormProblem text={flow.error ?? flow.fieldErrors.code} />
      <button
        className="button large full"
        type="button"
        aria-disabled={flow.isPending}
        onClick={() => !flow.isPending && void send()}
      >
        {flow.isPending ? "Checking…" : isPush ? "I approved it" : "Use your passkey"}
      </button>
      <div className="form-row">{choice}</div>
    </div>
  );
}

/** A further factor after the password; another can be chosen where there are several. */
export function FactorForm({ flow, back }: { flow: Flow; back: ReactNode }) {
  const { factors, challenge } = flow;
  const [picked, pick] = useState<string>();
  const factor = picked ?? factors[0] ?? "";
  const answer = (type: CodeFactor, code?: string) =>
    // each factor has its own field, which types cannot follow
    flow.answerFactor(type, { [CODES[type].field]: code ? { code } : {} } as never);

  const others = factors.filter((type) => type !== factor && (isCode(type) || type in OTHERS));
  const choice = (
    <>
      {others.map((type) => (
        <button
          key={type}
          className="text-button"
          type="button"
          onClick={() => {
            pick(type);
            if (isCode(type) && CODES[type].isSent) void answer(type);
          }}
        >
          Use {isCode(type) ? CODES[type].name : OTHERS[type as OtherFactor]} instead
        </button>
      ))}
      {back}
    </>
  );
  if (isCode(factor)) {
    const { name, isSent } = CODES[factor];
    return (
      <CodeForm
        key={factor}
        lead={
          isSent
            ? `We’ll send you a code by ${name}${challenge?.hint ? ` to ${challenge.hint}` : ""}.`
            : `Enter the code from ${name}.`
        }
        flow={flow}
        submit={(code) => answer(factor, code)}
        resend={isSent ? () => answer(factor).then(() => true) : undefined}
        back={choice}
      />
    );
  }
  return factor === "PUSH" || factor === "WEBAUTHN" ? (
    <DeviceForm key={factor} factor={factor} flow={flow} choice={choice} />
  ) : (
    <div className="form">
      <p className="problem" role="alert">
        This account requires a passkey, which this browser doesn’t support. Use a different
        browser.
      </p>
      <div className="form-row">{choice}</div>
    </div>
  );
}
