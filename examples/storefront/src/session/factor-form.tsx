import { useErrorText } from "@portico/react";
import { type ReactNode, useState } from "react";
import { FormProblem } from "../forms/form-messages.js";
import { CodeForm } from "./code-form.js";
import type { Flow } from "./flow.js";

/** Factors with a code: the payload field, the name, and how the platform sends the code. */
const CODE_FACTORS = {
  SMS: { field: "smsData", name: "a text message", sentBy: "by text message" },
  CALL: { field: "callData", name: "a phone call", sentBy: "by phone" },
  EMAIL: { field: "emailData", name: "an email", sentBy: "by email" },
  TOTP: { field: "totpData", name: "your authenticator app", sentBy: undefined },
  RECOVERY_CODE: { field: "recoveryCodeData", name: "a recovery code", sentBy: undefined },
} as const;
type CodeFactor = keyof typeof CODE_FACTORS;

/** Factors that the user confirms on a device. */
const DEVICE_FACTORS = { PUSH: "a notification", WEBAUTHN: "a passkey" } as const;
type DeviceFactor = keyof typeof DEVICE_FACTORS;

const isCodeFactor = (type: string): type is CodeFactor => Object.hasOwn(CODE_FACTORS, type);

function DeviceForm(props: { factor: DeviceFactor; flow: Flow; alternatives: ReactNode }) {
  const { factor, flow, alternatives } = props;
  const problem = useErrorText(flow.error);
  const isPush = factor === "PUSH";
  const transactionId = flow.challenge?.pushData?.transactionId;
  const verify = () =>
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
        onClick={() => !flow.isPending && void verify()}
      >
        {flow.isPending ? "Checking…" : isPush ? "I approved it" : "Use your passkey"}
      </button>
      <div className="form-row">{alternatives}</div>
    </div>
  );
}

export function FactorForm({ flow, back }: { flow: Flow; back: ReactNode }) {
  const { factors, challenge } = flow;
  const [pickedFactor, pick] = useState<string>();
  const factor = pickedFactor ?? factors[0] ?? "";
  const verify = (type: CodeFactor, code?: string) =>
    // The cast is needed because TypeScript cannot match a computed payload field to the factor.
    flow.verifyFactor(type, { [CODE_FACTORS[type].field]: code ? { code } : {} } as never);

  const otherFactors = factors.filter(
    (type) => type !== factor && (isCodeFactor(type) || type in DEVICE_FACTORS),
  );
  const alternatives = (
    <>
      {otherFactors.map((type) => (
        <button
          key={type}
          className="text-button"
          type="button"
          onClick={() => {
            pick(type);
            if (isCodeFactor(type) && CODE_FACTORS[type].sentBy) void verify(type);
          }}
        >
          Use {isCodeFactor(type) ? CODE_FACTORS[type].name : DEVICE_FACTORS[type as DeviceFactor]}{" "}
          instead
        </button>
      ))}
      {back}
    </>
  );
  if (isCodeFactor(factor)) {
    const { sentBy } = CODE_FACTORS[factor];
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
        back={alternatives}
      />
    );
  }
  return factor === "PUSH" || factor === "WEBAUTHN" ? (
    <DeviceForm key={factor} factor={factor} flow={flow} alternatives={alternatives} />
  ) : (
    <div className="form">
      <p className="problem" role="alert">
        This account requires a passkey, which this browser doesn’t support. Use a different
        browser.
      </p>
      <div className="form-row">{alternatives}</div>
    </div>
  );
}
