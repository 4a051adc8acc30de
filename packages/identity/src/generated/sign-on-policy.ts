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
 * @param signOnPolicy - The sign on policy with the fields to change.
 * @returns The sign on policy after the change.
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
  /** What the event is about, as it was after the change. */
  entity: SignOnPolicy;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link getSignOnPolicy} is called with. */
export type GetSignOnPolicyRequest = Record<string, never>;

/** What {@link getSignOnPolicy} answers. */
export interface GetSignOnPolicyResponse {
  /** The sign on policy as it is now. */
  signOnPolicy?: SignOnPolicy;
}

/** What a person has to do before a registration at the site is complete. */
export interface SignOnPolicy {
  /** Id of the sign on policy. */
  id: string;
  /**
   * Number that rises with each change of the sign on policy; an update has to send the current
   * one.
   */
  revision?: string | null;
  /** When the sign on policy was created. */
  createdDate?: Date | null;
  /** When the sign on policy was last changed. */
  updatedDate?: Date | null;
  /** True when the site's owner has to approve each new member. */
  requireOwnerApproval: boolean;
  /** True when a new member has to prove the email address. */
  requireEmailVerification: boolean;
}

/** What a person has to do before a registration at the site is complete. */
export interface SignOnPolicyInput {
  /** True when the site's owner has to approve each new member. */
  requireOwnerApproval?: boolean;
  /** True when a new member has to prove the email address. */
  requireEmailVerification?: boolean;
}

/** What {@link updateSignOnPolicy} is called with. */
export interface UpdateSignOnPolicyRequest {
  /** The sign on policy with the fields to change. */
  signOnPolicy: SignOnPolicyInput;
}

/** What {@link updateSignOnPolicy} answers. */
export interface UpdateSignOnPolicyResponse {
  /** The sign on policy after the change. */
  signOnPolicy?: SignOnPolicy;
}
