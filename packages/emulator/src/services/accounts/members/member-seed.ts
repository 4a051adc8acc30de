import type { z } from "zod/v4";
import { guidOf } from "../../../kernel/ids.js";
import { type factorSeeds, memberSeed } from "../../../options/member-seed.js";
import type { MemberSeedInput } from "../../../options/site-types.js";
import { compact } from "../../../store/plain.js";
import { hashPassword } from "../login/password.js";
import type { Factor, Member } from "../model/member.js";

export const DEMO_MEMBER: MemberSeedInput = {
  email: "ada@example.com",
  password: "portico",
  firstName: "Ada",
  lastName: "Byron",
};

export const factorsOf = (email: string, seeds: z.output<typeof factorSeeds>): Factor[] =>
  seeds.map((factor) => ({ factorId: guidOf(`factor:${email}:${factor.type}`), ...factor }));

export function memberOf(input: MemberSeedInput): Member {
  const seed = memberSeed.parse(input);
  const email = seed.email.toLowerCase();
  const salt = guidOf(`salt:${email}`);
  const { firstName, lastName, nickname } = seed;
  const createdDate = "2025-01-06T09:00:00.000Z";
  return {
    id: seed.id ?? guidOf(`member:${email}`),
    contactId: guidOf(`contact:${email}`),
    createdDate: createdDate,
    updatedDate: createdDate,
    revision: 1,
    email,
    emailVerified: seed.emailVerified,
    ...(seed.password !== undefined && { passwordHash: hashPassword(salt, seed.password) }),
    salt,
    resetRequired: seed.resetRequired,
    status: seed.status,
    slug: email.split("@")[0] ?? email,
    profile: compact({ firstName, lastName, nickname }),
    factors: factorsOf(email, seed.factors),
  };
}
