import { z } from "zod";
import { guidOf } from "../../kernel/ids.js";
import type { MemberSeedInput } from "../../options/option-types.js";
import type { Factor, Member } from "../identity/model.js";
import { hashPassword } from "../identity/password.js";

/** Someone who has an account from the start. */
export const memberSeed = z.object({
  id: z.guid().optional(),
  email: z.email(),
  password: z.string().min(1).optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  nickname: z.string().optional(),
  emailVerified: z.boolean().default(true),
  status: z.enum(["PENDING", "APPROVED", "BLOCKED", "OFFLINE"]).default("APPROVED"),
  /** The next login answers "reset your password". */
  resetRequired: z.boolean().default(false),
  /** Further factors; `secret` is a phone number, an address, a TOTP secret in base32 or a credential id. */
  factors: z
    .array(
      z.object({
        type: z.enum([
          "SMS",
          "CALL",
          "EMAIL",
          "TOTP",
          "PUSH",
          "WEBAUTHN",
          "RECOVERY_CODE",
          "PASSWORD",
        ]),
        secret: z.string().default(""),
      }),
    )
    .default([]),
});

/** What the built-in seeds have: someone to log in as. */
export const DEMO_MEMBER: MemberSeedInput = {
  email: "ada@example.com",
  password: "portico",
  firstName: "Ada",
  lastName: "Byron",
};

/** Makes the member of a seed. */
export function memberOf(input: MemberSeedInput): Member {
  const seed = memberSeed.parse(input);
  const email = seed.email.toLowerCase();
  const salt = guidOf(`salt:${email}`);
  const { firstName, lastName, nickname } = seed;
  const created = "2025-01-06T09:00:00.000Z";
  return {
    id: seed.id ?? guidOf(`member:${email}`),
    contactId: guidOf(`contact:${email}`),
    createdDate: created,
    updatedDate: created,
    revision: 1,
    email,
    emailVerified: seed.emailVerified,
    ...(seed.password === undefined ? {} : { passwordHash: hashPassword(salt, seed.password) }),
    salt,
    resetRequired: seed.resetRequired,
    status: seed.status,
    slug: email.split("@")[0] ?? email,
    profile: {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...(nickname === undefined ? {} : { nickname }),
    },
    factors: seed.factors.map(
      (factor): Factor => ({ factorId: guidOf(`factor:${email}:${factor.type}`), ...factor }),
    ),
  };
}
