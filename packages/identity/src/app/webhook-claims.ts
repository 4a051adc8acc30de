import { PorticoError } from "@portico/core/internal";
import { z } from "zod/v4";

const jsonString = <Schema extends z.ZodType>(schema: Schema) =>
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
    .pipe(schema);

const identitySchema = z.looseObject({
  identityType: z.string(),
  anonymousVisitorId: z.string().optional(),
  memberId: z.string().optional(),
  wixUserId: z.string().optional(),
  appId: z.string().optional(),
});

export const webhookClaimSchema = jsonString(
  z.looseObject({
    eventType: z.string(),
    instanceId: z.string().optional(),
    identity: jsonString(identitySchema).optional(),
    accountInfo: z.looseObject({}).optional(),
    data: jsonString(z.unknown()).optional(),
  }),
);

export const payloadError = (reason: string) =>
  new PorticoError(`The webhook cannot be read: ${reason}`, { code: "WEBHOOK_PAYLOAD" });

/** Validates a part of a webhook. Its errors contain no values. */
export function parsePayload<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${[path, ...issue.path].join(".")} ${issue.message}`,
  );
  throw payloadError(issues.join("; "));
}
