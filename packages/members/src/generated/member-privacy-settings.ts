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
 * Set who may see public members and who may become one; needs the current revision.
 *
 * `POST /members/v1/privacy-settings` (members/member-privacy-settings)
 *
 * @param memberPrivacySettings - The new settings, with their current revision; needs
 *   `revision`.
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
  path: "/members/v1/privacy-settings",
  args: ["memberPrivacySettings"],
  request: { memberPrivacySettings: { updatedDate: "d" } },
  response: { memberPrivacySettings: { updatedDate: "d" } },
});

/** What {@link getMemberPrivacySettings} is called with. */
export type GetMemberPrivacySettingsRequest = Record<string, never>;

/** What {@link getMemberPrivacySettings} answers. */
export interface GetMemberPrivacySettingsResponse {
  /** The member privacy settings as they are now. */
  memberPrivacySettings?: MemberPrivacySettings;
}

/** Who sees the public members of a site, and who may become one. */
export interface MemberPrivacySettings {
  /** Id of the member privacy settings. */
  id: string;
  /** Who sees the public profiles. */
  publicMemberVisibility: Visibility;
  /** Who may make their profile public. */
  publicMemberCandidates: Candidates;
  /**
   * Number that rises with each change of the member privacy settings; an update has to send the
   * current one.
   */
  revision?: string | null;
  /** When the member privacy settings were last changed. */
  updatedDate?: Date | null;
}

/** Who sees the public members of a site, and who may become one. */
export interface MemberPrivacySettingsInput {
  /** Who sees the public profiles. */
  publicMemberVisibility?: Visibility;
  /** Who may make their profile public. */
  publicMemberCandidates?: Candidates;
  /**
   * Number that rises with each change of the member privacy settings; an update has to send the
   * current one.
   */
  revision: string;
}

/** Who sees public profiles. */
export type Visibility = "UNKNOWN" | "VISIBLE_TO_MEMBERS_ONLY" | "VISIBLE_TO_ALL" | (string & {});

/** Who may make a profile public. */
export type Candidates = "UNKNOWN" | "NO_ONE" | "ANYONE" | (string & {});

/** What {@link setMemberPrivacySettings} is called with. */
export interface SetMemberPrivacySettingsRequest {
  /** The new settings, with their current revision. */
  memberPrivacySettings: MemberPrivacySettingsInput;
}

/** What {@link setMemberPrivacySettings} answers. */
export interface SetMemberPrivacySettingsResponse {
  /** The member privacy settings after the change. */
  memberPrivacySettings?: MemberPrivacySettings;
}
