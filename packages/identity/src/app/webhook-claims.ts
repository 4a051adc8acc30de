import { PorticoError } from "@portico/core/internal";
import { z } from "zod/v4";

/** Text that holds JSON. */
const json = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "is not JSON" });
        return z.NEVER;
      }
    })
    .pipe(inner);

const identity = z.looseObject({
  identityType: z.string(),
  anonymousVisitorId: z.string().optional(),
  memberId: z.string().optional(),
  wixUserId: z.string().optional(),
  appId: z.string().optional(),
});

/** The `data` claim of a webhook: what happened where, and who did it. */
export const webhookClaim = json(
  z.looseObject({
    eventType: z.string(),
    instanceId: z.string().optional(),
    identity: json(identity).optional(),
    accountInfo: z.looseObject({}).optional(),
    data: json(z.unknown()).optional(),
  }),
);

/** The error for a webhook whose signature is right and whose content is not. */
export const unreadable = (reason: string) =>
  new PorticoError(`The webhook cannot be read: ${reason}`, { code: "WEBHOOK_PAYLOAD" });

/**
 * A part of a webhook in its shape.
 *
 * @param shape - what it must be
 * @param value - what it is
 * @param at - where it stands, for the error
 * @throws PorticoError - WEBHOOK_PAYLOAD, with the paths that are wrong and none of their values
 */
export function parsed<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  at: string,
): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${[at, ...issue.path].join(".")} ${issue.message}`,
  );
  throw unreadable(issues.join("; "));
}
