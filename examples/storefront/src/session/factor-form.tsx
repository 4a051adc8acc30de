import { useErrorText } from "@portico/react";
import { type ReactNode, useState } from "react";
import { FormProblem } from "../forms/form-problem.js";
import { CodeForm } from "./code-form.js";
import type { Flow } from "./flow.js";

/** Factors with a code: field of the payload, name, and whether the platform sends the code. */
const CODES = {
  SMS: { field: "smsData", name: "a text message", isSent: true },
  CALL: { field: "callData", name: "a phone call", isSent: true },
  EMAIL: { field: "emailData", name: "an email", isSent: true },
  TOTP: { field: "totpData", name: "your authenticator app", isSent: false },
  RECOVERY_CODE: { field: "recoveryCodeData", name: "a recovery code", isSent: false },
} as const;
type CodeFactor = keyof typeof CODES;

/** Factors that a device confirms, with their names. */
const OTHERS = { PUSH: "a notification", WEBAUTHN: "a passkey" } as const;
type OtherFactor = keyof typeof OTHERS;

const isCode = (type: string): type is CodeFactor => Object.hasOwn(CODES, type);

/** Factor that a device confirms: a passkey here, or a notification on a phone. */
function DeviceForm(props: { factor: OtherFactor; flow: Flow; choice: ReactNode }) {
  const { factor, flow, choice } = props;
  const problem = useErrorText(flow.error);
  const isPush = factor === "PUSH";
  const transactionId = flow.challenge?.pushData?.transactionId;
  const send = () =>
    isPush ? flow.verifyFactor("PUSH", { pushData: { transactionId } }) : flow.verifyPasskey();
  return (
    <div className="form">
      <p className="lead">
        {isPush
          ? "Approve the notification on your phone, then continue here."
          : "Confirm it’s you with your fingerprint, face or security key."}
      </p>
      <FormProblem text={problem} />
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

/** Second factor after the password. The member can choose another one. */
export function FactorForm({ flow, back }: { flow: Flow; back: ReactNode }) {
  const { factors, challenge } = flow;
  const [picked, pick] = useState<string>();
  const factor = picked ?? factors[0] ?? "";
  const verify = (type: CodeFactor, code?: string) =>
    // each factor has its own field, which types cannot follow
    flow.verifyFactor(type, { [CODES[type].field]: code ? { code } : {} } as never);

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
            if (isCode(type) && CODES[type].isSent) void verify(type);
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
        submit={(code) => verify(factor, code)}
        resend={isSent ? () => verify(factor).then(() => true) : undefined}
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
