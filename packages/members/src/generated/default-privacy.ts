// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and set the privacy that new member profiles start with.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Tell whether new member profiles start as public or private.
 *
 * `GET /members/v1/default-privacy-status` (members/default-privacy)
 *
 * @remarks Needs MEMBERS.DEFAULT_PRIVACY_STATUS_READ.
 * @example
 * ```ts
 * const answer = await client.use(defaultPrivacy).getDefaultPrivacyStatus();
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
 * @param defaultPrivacy - Whether new profiles are to be public; needs `revision`.
 * @remarks Needs MEMBERS.DEFAULT_PRIVACY_STATUS_WRITE.
 * @example
 * ```ts
 * const answer = await client.use(defaultPrivacy).setDefaultPrivacyStatus({ revision: "1" });
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

/** What {@link getDefaultPrivacyStatus} is called with. */
export type GetDefaultPrivacyStatusRequest = Record<string, never>;

/** What {@link getDefaultPrivacyStatus} answers. */
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
   * Number that rises with each change of the default privacy; an update has to send the current
   * one.
   */
  revision?: string | null;
}

/** Whether the profiles of new members are public. */
export interface DefaultPrivacyInput {
  /** Whether a new profile is public or private. */
  defaultPrivacy?: Privacy;
  /**
   * Number that rises with each change of the default privacy; an update has to send the current
   * one.
   */
  revision: string;
}

/** Who sees a profile. */
export type Privacy = "PRIVATE" | "PUBLIC" | (string & {});

/** What {@link setDefaultPrivacyStatus} is called with. */
export interface SetDefaultPrivacyStatusRequest {
  /** Whether new profiles are to be public. */
  defaultPrivacy: DefaultPrivacyInput;
}

/** What {@link setDefaultPrivacyStatus} answers. */
export interface SetDefaultPrivacyStatusResponse {
  /** Whether new profiles are public from now on. */
  defaultPrivacy?: DefaultPrivacy;
}
