// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and set the privacy that new member profiles start with.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Tell whether new member profiles start as public or private.
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
 * Choose whether new member profiles start as public or private.
 *
 * `PATCH /members/v1/default-privacy-status` (members/default-privacy)
 *
 * @param defaultPrivacy - Whether new profiles are to be public. Requires `revision`.
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
  /** Whether new profiles are public, as it is set now. */
  defaultPrivacy?: DefaultPrivacy;
}

/** Whether the profiles of new members are public. */
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

/** Whether the profiles of new members are public. */
export interface DefaultPrivacyInput {
  /** Whether a new profile is public or private. */
  defaultPrivacy?: Privacy;
  /**
   * Revision of the default privacy. It increases with every update. An update must send the
   * current value.
   */
  revision: string;
}

/** Who sees a profile. */
export type Privacy = "PRIVATE" | "PUBLIC" | (string & {});

/** Request of {@link setDefaultPrivacyStatus}. */
export interface SetDefaultPrivacyStatusRequest {
  /** Whether new profiles are to be public. */
  defaultPrivacy: DefaultPrivacyInput;
}

/** Response of {@link setDefaultPrivacyStatus}. */
export interface SetDefaultPrivacyStatusResponse {
  /** Whether new profiles are public from now on. */
  defaultPrivacy?: DefaultPrivacy;
}
