"use client";

export type { MemberChanges } from "./session/member-changes.js";
export { useMemberAbout } from "./session/use-member.js";
export {
  type PasswordResetInput,
  type PasswordResetStep,
  type UsePasswordReset,
  usePasswordReset,
} from "./session/use-password-reset.js";
export { type UseRegister, useRegister } from "./session/use-sign-in.js";
export { useUpdateMember } from "./session/use-update-member.js";
