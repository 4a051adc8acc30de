// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and set what a site asks of new members before they get in.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  type Throws,
} from "@portico/core/runtime";

/**
 * Codes of the application errors of {@link getSignOnPolicy}, and what to do.
 *
 * - `INSUFFICIENT_DEADLINE_BUDGET`: The platform had too little time left to answer: try again.
 * - `INVALID_ARGUMENT`: The request was refused: check its fields against the documentation.
 */
export type GetSignOnPolicyErrorCode = "INSUFFICIENT_DEADLINE_BUDGET" | "INVALID_ARGUMENT";

/**
 * Get the site's rules for new members: owner approval and email verification.
 *
 * `GET /iam/signon/v1/sign-on-policies` (identity/sign-on-policy)
 *
 * @remarks Its application errors have a {@link GetSignOnPolicyErrorCode}. Needs
 *   IAM.SIGN_ON_POLICY_READ.
 * @example
 * ```ts
 * const answer = await client.use(signOnPolicy).getSignOnPolicy();
 * ```
 */
export const getSignOnPolicy: (() => Promise<GetSignOnPolicyResponse>) &
  Throws<GetSignOnPolicyErrorCode> = /* @__PURE__ */ operation({
  name: "identity.signOnPolicy.getSignOnPolicy",
  method: "GET",
  path: "/iam/signon/v1/sign-on-policies",
  response: { signOnPolicy: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Codes of the application errors of {@link updateSignOnPolicy}, and what to do.
 *
 * - `NOT_FOUND`: There is nothing under this id: read the list again.
 * - `INVALID_ARGUMENT`: The request was refused: check its fields against the documentation.
 */
export type UpdateSignOnPolicyErrorCode = "NOT_FOUND" | "INVALID_ARGUMENT";

/**
 * Change whether new members need the owner's approval or a verified email.
 *
 * `PATCH /iam/signon/v1/sign-on-policies` (identity/sign-on-policy)
 *
 * @remarks Its application errors have a {@link UpdateSignOnPolicyErrorCode}. Needs
 *   IAM.SIGN_ON_POLICY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(signOnPolicy).updateSignOnPolicy({});
 * ```
 */
export const updateSignOnPolicy: ((signOnPolicy: SignOnPolicyInput) => Promise<SignOnPolicy>) &
  Throws<UpdateSignOnPolicyErrorCode> = /* @__PURE__ */ operation({
  name: "identity.signOnPolicy.updateSignOnPolicy",
  method: "PATCH",
  path: "/iam/signon/v1/sign-on-policies",
  args: ["signOnPolicy"],
  request: { fieldMask: "m", signOnPolicy: { createdDate: "d", updatedDate: "d" } },
  response: { signOnPolicy: { createdDate: "d", updatedDate: "d" } },
  returns: "signOnPolicy",
  mask: "fieldMask",
});

/** What a handler of {@link onSignOnPolicyUpdated} gets. */
export interface SignOnPolicyUpdatedEvent {
  entity: SignOnPolicy;
  metadata: EventMetadata;
}

/**
 * Sent when the site's rules for new members change.
 *
 * Event type `wix.iam.signon.v1.sign_on_policy_updated`.
 *
 * @example
 * ```ts
 * client.use(signOnPolicy).onSignOnPolicyUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onSignOnPolicyUpdated: (handler: EventHandler<SignOnPolicyUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.iam.signon.v1.sign_on_policy_updated",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

export type GetSignOnPolicyRequest = Record<string, never>;

export interface GetSignOnPolicyResponse {
  signOnPolicy?: SignOnPolicy;
}

export interface SignOnPolicy {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  requireOwnerApproval: boolean;
  requireEmailVerification: boolean;
}

export interface SignOnPolicyInput {
  requireOwnerApproval?: boolean;
  requireEmailVerification?: boolean;
}

export interface UpdateSignOnPolicyRequest {
  signOnPolicy: SignOnPolicyInput;
}

export interface UpdateSignOnPolicyResponse {
  signOnPolicy?: SignOnPolicy;
}
