// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get and update the rules for new members of a site.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Application error codes for {@link getSignOnPolicy}, and how to fix the errors.
 *
 * - `INSUFFICIENT_DEADLINE_BUDGET`: The platform took too long to process the request. Send the
 *   request again.
 * - `INVALID_ARGUMENT`: The request is invalid. Compare the fields in the request with the
 *   operation's documentation.
 */
export type GetSignOnPolicyErrorCode = "INSUFFICIENT_DEADLINE_BUDGET" | "INVALID_ARGUMENT";

/**
 * Returns the site's rules for new members: owner approval and email verification.
 *
 * `GET /iam/signon/v1/sign-on-policies` (identity/sign-on-policy)
 *
 * @remarks For error codes, see {@link GetSignOnPolicyErrorCode}. Requires the permission
 *   `IAM.SIGN_ON_POLICY_READ`.
 * @example
 * ```ts
 * const response = await client.use(signOnPolicy).getSignOnPolicy();
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
 * Application error codes for {@link updateSignOnPolicy}, and how to fix the errors.
 *
 * - `NOT_FOUND`: No entity has this id. Check the id, or fetch the list again.
 * - `INVALID_ARGUMENT`: The request is invalid. Compare the fields in the request with the
 *   operation's documentation.
 */
export type UpdateSignOnPolicyErrorCode = "NOT_FOUND" | "INVALID_ARGUMENT";

/**
 * Updates whether new members need the owner's approval or a verified email address.
 *
 * `PATCH /iam/signon/v1/sign-on-policies` (identity/sign-on-policy)
 *
 * @param signOnPolicy - The sign on policy, with the fields to update.
 * @returns The updated sign on policy.
 * @remarks For error codes, see {@link UpdateSignOnPolicyErrorCode}. Requires the permission
 *   `IAM.SIGN_ON_POLICY_UPDATE`.
 * @example
 * ```ts
 * const result = await client.use(signOnPolicy).updateSignOnPolicy({});
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

/** Event that {@link onSignOnPolicyUpdated} passes to its handler. */
export interface SignOnPolicyUpdatedEvent {
  /** The entity after the change. */
  entity: SignOnPolicy;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the site's rules for new members change.
 *
 * The type of the event is `wix.iam.signon.v1.sign_on_policy_updated`.
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

/** Request of {@link getSignOnPolicy}. */
export type GetSignOnPolicyRequest = Record<string, never>;

/** Response of {@link getSignOnPolicy}. */
export interface GetSignOnPolicyResponse {
  /** The current sign on policy. */
  signOnPolicy?: SignOnPolicy;
}

/** Requirements for registering on the site. */
export interface SignOnPolicy {
  /** Id of the sign on policy. */
  id: string;
  /**
   * Revision of the sign on policy. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
  /** When the sign on policy was created. */
  createdDate?: Date | null;
  /** When the sign on policy was last updated. */
  updatedDate?: Date | null;
  /** Whether the site owner must approve each new member. */
  requireOwnerApproval: boolean;
  /** Whether new members must verify their email address. */
  requireEmailVerification: boolean;
}

/** Requirements for registering on the site. */
export interface SignOnPolicyInput {
  /** Whether the site owner must approve each new member. */
  requireOwnerApproval?: boolean;
  /** Whether new members must verify their email address. */
  requireEmailVerification?: boolean;
}

/** Request of {@link updateSignOnPolicy}. */
export interface UpdateSignOnPolicyRequest {
  /** The sign on policy, with the fields to update. */
  signOnPolicy: SignOnPolicyInput;
}

/** Response of {@link updateSignOnPolicy}. */
export interface UpdateSignOnPolicyResponse {
  /** The updated sign on policy. */
  signOnPolicy?: SignOnPolicy;
}
