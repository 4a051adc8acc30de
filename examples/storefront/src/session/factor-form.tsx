import { useErrorText } from "@portico/react";
import { type ReactNode, useState } from "react";
import { FormProblem } from "../forms/form-messages.js";
import { CodeForm } from "./code-form.js";
import type { Flow } from "./flow.js";

/** The payload field for each factor, and how the platform sends the code. */
const CODES = {
  SMS: { field: "smsData", name: "a text message", sentBy: "by text message" },
  CALL: { field: "callData", name: "a phone call", sentBy: "by phone" },
  EMAIL: { field: "emailData", name: "an email", sentBy: "by email" },
  TOTP: { field: "totpData", name: "your authenticator app", sentBy: undefined },
  RECOVERY_CODE: { field: "recoveryCodeData", name: "a recovery code", sentBy: undefined },
} as const;
type CodeFactor = keyof typeof CODES;

/** Factors that the user confirms on a device. */
const OTHERS = { PUSH: "a notification", WEBAUTHN: "a passkey" } as const;
type OtherFactor = keyof typeof OTHERS;

const isCode = (type: string): type is CodeFactor => Object.hasOwn(CODES, type);

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

export function FactorForm({ flow, back }: { flow: Flow; back: ReactNode }) {
  const { factors, challenge } = flow;
  const [picked, pick] = useState<string>();
  const factor = picked ?? factors[0] ?? "";
  const verify = (type: CodeFactor, code?: string) =>
    // Each factor has a separate field, which the types cannot express.
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
            if (isCode(type) && CODES[type].sentBy) void verify(type);
          }}
        >
          Use {isCode(type) ? CODES[type].name : OTHERS[type as OtherFactor]} instead
        </button>
      ))}
      {back}
    </>
  );
  if (isCode(factor)) {
    const { sentBy } = CODES[factor];
    return (
      <CodeForm
        key={factor}
        lead={
          sentBy
            ? `We’ll send you a code ${sentBy}${challenge?.hint ? ` to ${challenge.hint}` : ""}.`
            : factor === "TOTP"
              ? "Enter the code from your authenticator app."
              : "Enter one of your recovery codes."
        }
        flow={flow}
        submit={(code) => verify(factor, code)}
        resend={sentBy ? () => verify(factor).then(() => true) : undefined}
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
