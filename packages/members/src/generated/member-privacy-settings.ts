// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and set who may have a public profile on a site and who may see it.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Get who may see public members and who may become one.
 *
 * `GET /members/v1/privacy-settings` (members/member-privacy-settings)
 *
 * @example
 * ```ts
 * const answer = await client.use(memberPrivacySettings).getMemberPrivacySettings();
 * ```
 */
export const getMemberPrivacySettings: () => Promise<GetMemberPrivacySettingsResponse> =
  /* @__PURE__ */ operation({
    name: "members.memberPrivacySettings.getMemberPrivacySettings",
    method: "GET",
    path: "/members/v1/privacy-settings",
    response: { memberPrivacySettings: { updatedDate: "d" } },
  });

/**
 * Codes of the application errors of {@link setMemberPrivacySettings}, and what to do.
 *
 * - `INVALID_REVISION`: It has been changed since it was read: read it again and send the new
 *   revision.
 * - `INVALID_SETTINGS`: These privacy settings do not go together: check their values.
 */
export type SetMemberPrivacySettingsErrorCode = "INVALID_REVISION" | "INVALID_SETTINGS";

/**
 * Set who may see public members and who may become one.
 *
 * `POST /members/v1/privacy-settings` (members/member-privacy-settings)
 *
 * @param memberPrivacySettings - needs `revision`
 * @remarks Its application errors have a {@link SetMemberPrivacySettingsErrorCode}. Needs
 *   MEMBERS.MEMBER_PRIVACY_SETTINGS_SET.
 * @example
 * ```ts
 * const answer = await client.use(memberPrivacySettings).setMemberPrivacySettings({
 *   revision: "1",
 * });
 * ```
 */
export const setMemberPrivacySettings: ((
  memberPrivacySettings: MemberPrivacySettingsInput,
) => Promise<SetMemberPrivacySettingsResponse>) &
  Throws<SetMemberPrivacySettingsErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberPrivacySettings.setMemberPrivacySettings",
  method: "POST",
  path: "/members/v1/privacy-settings",
  args: ["memberPrivacySettings"],
  request: { memberPrivacySettings: { updatedDate: "d" } },
  response: { memberPrivacySettings: { updatedDate: "d" } },
});

export type GetMemberPrivacySettingsRequest = Record<string, never>;

export interface GetMemberPrivacySettingsResponse {
  memberPrivacySettings?: MemberPrivacySettings;
}

export interface MemberPrivacySettings {
  /** Guid. */
  id: string;
  publicMemberVisibility: Visibility;
  publicMemberCandidates: Candidates;
  revision?: string | null;
  updatedDate?: Date | null;
}

export interface MemberPrivacySettingsInput {
  publicMemberVisibility?: Visibility;
  publicMemberCandidates?: Candidates;
  revision?: string | null;
}

export type Visibility = "UNKNOWN" | "VISIBLE_TO_MEMBERS_ONLY" | "VISIBLE_TO_ALL" | (string & {});

export type Candidates = "UNKNOWN" | "NO_ONE" | "ANYONE" | (string & {});

export interface SetMemberPrivacySettingsRequest {
  memberPrivacySettings: MemberPrivacySettingsInput;
}

export interface SetMemberPrivacySettingsResponse {
  memberPrivacySettings?: MemberPrivacySettings;
}
