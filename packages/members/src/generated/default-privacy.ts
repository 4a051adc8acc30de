// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get and set the initial privacy of new member profiles.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Returns whether new member profiles are public or private.
 *
 * `GET /members/v1/default-privacy-status` (members/default-privacy)
 *
 * @remarks Requires the permission `MEMBERS.DEFAULT_PRIVACY_STATUS_READ`.
 * @example
 * ```ts
 * const response = await client.use(defaultPrivacy).getDefaultPrivacyStatus();
 * ```
 */
export const getDefaultPrivacyStatus: () => Promise<GetDefaultPrivacyStatusResponse> =
  /* @__PURE__ */ operation({
    name: "members.defaultPrivacy.getDefaultPrivacyStatus",
    method: "GET",
    path: "/members/v1/default-privacy-status",
  });

/**
 * Sets whether new member profiles are public or private.
 *
 * `PATCH /members/v1/default-privacy-status` (members/default-privacy)
 *
 * @param defaultPrivacy - Whether new profiles should be public. Requires `revision`.
 * @remarks Requires the permission `MEMBERS.DEFAULT_PRIVACY_STATUS_WRITE`.
 * @example
 * ```ts
 * const response = await client.use(defaultPrivacy).setDefaultPrivacyStatus({ revision: "1" });
 * ```
 */
export const setDefaultPrivacyStatus: (
  defaultPrivacy: DefaultPrivacyInput,
) => Promise<SetDefaultPrivacyStatusResponse> = /* @__PURE__ */ operation({
  name: "members.defaultPrivacy.setDefaultPrivacyStatus",
  method: "PATCH",
  path: "/members/v1/default-privacy-status",
  args: ["defaultPrivacy"],
});

/** Request of {@link getDefaultPrivacyStatus}. */
export type GetDefaultPrivacyStatusRequest = Record<string, never>;

/** Response of {@link getDefaultPrivacyStatus}. */
export interface GetDefaultPrivacyStatusResponse {
  /** Whether new profiles are currently public. */
  defaultPrivacy?: DefaultPrivacy;
}

/** Initial privacy of new member profiles. */
export interface DefaultPrivacy {
  /** Id of the default privacy. */
  id: string;
  /** Whether a new profile is public or private. */
  defaultPrivacy: Privacy;
  /**
   * Revision of the default privacy. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
}

/** Initial privacy of new member profiles. */
export interface DefaultPrivacyInput {
  /** Whether a new profile is public or private. */
  defaultPrivacy?: Privacy;
  /**
   * Revision of the default privacy. It increases with every update. An update must send the
   * current value.
   */
  revision: string;
}

/** Who can see a profile. */
export type Privacy = "PRIVATE" | "PUBLIC" | (string & {});

/** Request of {@link setDefaultPrivacyStatus}. */
export interface SetDefaultPrivacyStatusRequest {
  /** Whether new profiles should be public. */
  defaultPrivacy: DefaultPrivacyInput;
}

/** Response of {@link setDefaultPrivacyStatus}. */
export interface SetDefaultPrivacyStatusResponse {
  /** Whether new profiles are now public. */
  defaultPrivacy?: DefaultPrivacy;
}
