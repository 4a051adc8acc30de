import { PorticoError } from "@portico/core/internal";
import { z } from "zod/v4";

/** Schema of a string that contains JSON. */
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

/** Schema of the `data` claim of a webhook. */
export const webhookClaim = json(
  z.looseObject({
    eventType: z.string(),
    instanceId: z.string().optional(),
    identity: json(identity).optional(),
    accountInfo: z.looseObject({}).optional(),
    data: json(z.unknown()).optional(),
  }),
);

/** Creates the error for a webhook with a valid signature and invalid content. */
export const unreadable = (reason: string) =>
  new PorticoError(`The webhook cannot be read: ${reason}`, { code: "WEBHOOK_PAYLOAD" });

/**
 * Validates a part of a webhook.
 *
 * @param shape - its schema
 * @param value - its value
 * @param at - its path, for the error
 * @throws PorticoError - WEBHOOK_PAYLOAD, with the invalid paths and without their values
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
