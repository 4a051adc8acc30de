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
 * @param defaultPrivacy - needs `revision`
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

export type GetDefaultPrivacyStatusRequest = Record<string, never>;

export interface GetDefaultPrivacyStatusResponse {
  defaultPrivacy?: DefaultPrivacy;
}

export interface DefaultPrivacy {
  /** Guid. */
  id: string;
  defaultPrivacy: Privacy;
  revision?: string | null;
}

export interface DefaultPrivacyInput {
  defaultPrivacy?: Privacy;
  revision: string;
}

export type Privacy = "PRIVATE" | "PUBLIC" | (string & {});

export interface SetDefaultPrivacyStatusRequest {
  defaultPrivacy: DefaultPrivacyInput;
}

export interface SetDefaultPrivacyStatusResponse {
  defaultPrivacy?: DefaultPrivacy;
}
