import { z } from "zod/v4";

export const factorSeeds = z.array(
  z.object({
    type: z.enum(["SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE", "PASSWORD"]),
    secret: z.string().default(""),
  }),
);

export const memberSeed = z.object({
  id: z.guid().optional(),
  email: z.email(),
  password: z.string().min(1).optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  nickname: z.string().optional(),
  emailVerified: z.boolean().default(true),
  status: z.enum(["PENDING", "APPROVED", "BLOCKED", "OFFLINE"]).default("APPROVED"),
  resetRequired: z.boolean().default(false),
  factors: factorSeeds.default([]),
});
