// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get and set who can have a public profile on a site, and who can see public profiles.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Returns who can see public profiles, and which members can have one.
 *
 * `GET /members/v1/privacy-settings` (members/member-privacy-settings)
 *
 * @example
 * ```ts
 * const response = await client.use(memberPrivacySettings).getMemberPrivacySettings();
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
 * Application error codes for {@link setMemberPrivacySettings}, and how to fix the errors.
 *
 * - `INVALID_REVISION`: The entity has changed since you fetched it. Fetch the entity again,
 *   and send its current revision.
 * - `INVALID_SETTINGS`: These privacy settings cannot be combined. Check the values of the
 *   settings.
 */
export type SetMemberPrivacySettingsErrorCode = "INVALID_REVISION" | "INVALID_SETTINGS";

/**
 * Sets who can see public profiles, and which members can have one. Requires the current
 * revision.
 *
 * `POST /members/v1/privacy-settings` (members/member-privacy-settings)
 *
 * @param memberPrivacySettings - The new settings, with their current revision. Requires
 *   `revision`.
 * @remarks For error codes, see {@link SetMemberPrivacySettingsErrorCode}. Requires the
 *   permission `MEMBERS.MEMBER_PRIVACY_SETTINGS_SET`.
 * @example
 * ```ts
 * const response = await client.use(memberPrivacySettings).setMemberPrivacySettings({
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

/** Request of {@link getMemberPrivacySettings}. */
export type GetMemberPrivacySettingsRequest = Record<string, never>;

/** Response of {@link getMemberPrivacySettings}. */
export interface GetMemberPrivacySettingsResponse {
  /** The current member privacy settings. */
  memberPrivacySettings?: MemberPrivacySettings;
}

/** Who can see the public profiles of a site, and which members can have one. */
export interface MemberPrivacySettings {
  /** Id of the member privacy settings. */
  id: string;
  /** Who can see public profiles. */
  publicMemberVisibility: Visibility;
  /** Which members can make their profiles public. */
  publicMemberCandidates: Candidates;
  /**
   * Revision of the member privacy settings. It increases with every update. An update must send
   * the current value.
   */
  revision?: string | null;
  /** When the member privacy settings were last updated. */
  updatedDate?: Date | null;
}

/** Who can see the public profiles of a site, and which members can have one. */
export interface MemberPrivacySettingsInput {
  /** Who can see public profiles. */
  publicMemberVisibility?: Visibility;
  /** Which members can make their profiles public. */
  publicMemberCandidates?: Candidates;
  /**
   * Revision of the member privacy settings. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
}

/** Who can see public profiles. */
export type Visibility = "UNKNOWN" | "VISIBLE_TO_MEMBERS_ONLY" | "VISIBLE_TO_ALL" | (string & {});

/** Which members can make their profiles public. */
export type Candidates = "UNKNOWN" | "NO_ONE" | "ANYONE" | (string & {});

/** Request of {@link setMemberPrivacySettings}. */
export interface SetMemberPrivacySettingsRequest {
  /** The new settings, with their current revision. */
  memberPrivacySettings: MemberPrivacySettingsInput;
}

/** Response of {@link setMemberPrivacySettings}. */
export interface SetMemberPrivacySettingsResponse {
  /** The updated member privacy settings. */
  memberPrivacySettings?: MemberPrivacySettings;
}
