// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the member roles of a site.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ActivationStatus, DeletionStatus } from "@portico/core/types";

export type { ActivationStatus, DeletionStatus } from "@portico/core/types";

/** Options of {@link createMemberRoleDefinition}. */
export interface CreateMemberRoleDefinitionOptions {
  /** Display title of the role. */
  roleTitle: string;
  /** Whether members with the role can be blocked. */
  blockable?: boolean;
}

/**
 * Creates a member role with a key and a title.
 *
 * `POST /members/v1/roles/definitions` (members/member-role-definition)
 *
 * @param roleKey - Key that identifies the role.
 * @param options - Required fields: `roleTitle`. Optional fields: `blockable`.
 * @remarks Requires the permission `MEMBERS.ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(memberRoleDefinition).createMemberRoleDefinition(
 *   "<role key>",
 *   { roleTitle: "Linen shirt" },
 * );
 * ```
 */
export const createMemberRoleDefinition: (
  roleKey: string,
  options: CreateMemberRoleDefinitionOptions,
) => Promise<CreateMemberRoleDefinitionResponse> = /* @__PURE__ */ operation({
  name: "members.memberRoleDefinition.createMemberRoleDefinition",
  path: "/members/v1/roles/definitions",
  args: ["roleKey", ["roleTitle", "blockable"]],
});

/**
 * Lists all of the site's member roles.
 *
 * `GET /members/v1/roles/definitions` (members/member-role-definition)
 *
 * @remarks Requires the permission `MEMBERS.ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(memberRoleDefinition).listMemberRoleDefinitions();
 * ```
 */
export const listMemberRoleDefinitions: () => Promise<ListMemberRoleDefinitionsResponse> =
  /* @__PURE__ */ operation({
    name: "members.memberRoleDefinition.listMemberRoleDefinitions",
    method: "GET",
    path: "/members/v1/roles/definitions",
  });

/**
 * Returns a member role by key.
 *
 * `GET /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 *
 * @param roleKey - Key of the role to get.
 * @remarks Requires the permission `MEMBERS.ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(memberRoleDefinition).getMemberRoleDefinition("<role key>");
 * ```
 */
export const getMemberRoleDefinition: (
  roleKey: string,
) => Promise<GetMemberRoleDefinitionResponse> = /* @__PURE__ */ operation({
  name: "members.memberRoleDefinition.getMemberRoleDefinition",
  method: "GET",
  path: "/members/v1/roles/definitions/{roleKey}",
  args: ["roleKey"],
});

/**
 * Application error codes for {@link deleteMemberRoleDefinition}, and how to fix the errors.
 *
 * - `CANNOT_DELETE_SYSTEM_ROLE`: Predefined roles cannot be deleted. You can only delete roles
 *   that were created for the site.
 */
export type DeleteMemberRoleDefinitionErrorCode = "CANNOT_DELETE_SYSTEM_ROLE";

/**
 * Deletes a member role by key.
 *
 * `DELETE /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 *
 * @param roleKey - Key of the role to delete.
 * @remarks For error codes, see {@link DeleteMemberRoleDefinitionErrorCode}. Requires the
 *   permission `MEMBERS.ROLES_MANAGE`.
 * @example
 * ```ts
 * await client.use(memberRoleDefinition).deleteMemberRoleDefinition("<role key>");
 * ```
 */
export const deleteMemberRoleDefinition: ((roleKey: string) => Promise<void>) &
  Throws<DeleteMemberRoleDefinitionErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberRoleDefinition.deleteMemberRoleDefinition",
  method: "DELETE",
  path: "/members/v1/roles/definitions/{roleKey}",
  args: ["roleKey"],
});

/** Options of {@link updateMemberRoleDefinition}. */
export interface UpdateMemberRoleDefinitionOptions {
  /** Whether members with the role can be blocked. */
  blockable?: boolean;
  /** Current revision of the role. */
  revision: string;
}

/**
 * Application error codes for {@link updateMemberRoleDefinition}, and how to fix the errors.
 *
 * - `CANNOT_UPDATE_SYSTEM_ROLE`: Predefined roles cannot be changed. Create a custom role
 *   instead.
 */
export type UpdateMemberRoleDefinitionErrorCode = "CANNOT_UPDATE_SYSTEM_ROLE";

/**
 * Updates whether members with a role can be blocked. Requires the current revision.
 *
 * `PATCH /members/v1/roles/definitions/{key}` (members/member-role-definition)
 *
 * @param key - Key of the role to change.
 * @param options - Required fields: `revision`. Optional fields: `blockable`.
 * @remarks For error codes, see {@link UpdateMemberRoleDefinitionErrorCode}. Requires the
 *   permission `MEMBERS.ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(memberRoleDefinition).updateMemberRoleDefinition("<key>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateMemberRoleDefinition: ((
  key: string,
  options: UpdateMemberRoleDefinitionOptions,
) => Promise<UpdateMemberRoleDefinitionResponse>) &
  Throws<UpdateMemberRoleDefinitionErrorCode> = /* @__PURE__ */ operation({
  name: "members.memberRoleDefinition.updateMemberRoleDefinition",
  method: "PATCH",
  path: "/members/v1/roles/definitions/{key}",
  args: ["key", ["blockable", "revision"]],
});

/** Request of {@link createMemberRoleDefinition}. */
export interface CreateMemberRoleDefinitionRequest {
  /** Key that identifies the role. */
  roleKey: string;
  /** Display title of the role. */
  roleTitle: string;
  /** Whether members with the role can be blocked. */
  blockable?: boolean;
}

/** Response of {@link createMemberRoleDefinition}. */
export interface CreateMemberRoleDefinitionResponse {
  /** The created role. */
  role?: MemberRoleDefinition;
}

/** A role that a site's members can have. */
export interface MemberRoleDefinition {
  /** Id of the member role definition. */
  id: string;
  /** Key that identifies the role. */
  roleKey: string;
  /** Display title of the role. */
  title: string;
  /** Whether members with the role can be blocked. */
  blockable: boolean;
  /**
   * Revision of the member role definition. It increases with every update. An update must send
   * the current value.
   */
  revision?: string | null;
  /** Whether the role is in use. */
  status?: ActivationStatus | null;
  /** How the site that the role belongs to was created. */
  origin?: RoleOrigin | null;
  /** Status of the role's deletion. */
  deletionState?: DeletionStatus | null;
  /** Kind of Wix product that the site was created with, such as `WIX`. */
  namespace?: string | null;
}

/** Request of {@link listMemberRoleDefinitions}. */
export type ListMemberRoleDefinitionsRequest = Record<string, never>;

/** Response of {@link listMemberRoleDefinitions}. */
export interface ListMemberRoleDefinitionsResponse {
  /** The roles that members of the site can have. */
  roles: MemberRoleDefinition[];
}

/** Request of {@link getMemberRoleDefinition}. */
export interface GetMemberRoleDefinitionRequest {
  /** Key of the role to get. */
  roleKey: string;
}

/** Response of {@link getMemberRoleDefinition}. */
export interface GetMemberRoleDefinitionResponse {
  /** The requested role. */
  role?: MemberRoleDefinition;
}

/** Request of {@link updateMemberRoleDefinition}. */
export interface UpdateMemberRoleDefinitionRequest {
  /** Key of the role to change. */
  key: string;
  /** Whether members with the role can be blocked. */
  blockable?: boolean;
  /** Current revision of the role. */
  revision: string;
}

/** Response of {@link updateMemberRoleDefinition}. */
export interface UpdateMemberRoleDefinitionResponse {
  /** The updated role. */
  role?: MemberRoleDefinition;
}

/** Request of {@link deleteMemberRoleDefinition}. */
export interface DeleteMemberRoleDefinitionRequest {
  /** Key of the role to delete. */
  roleKey: string;
}

/** Response of {@link deleteMemberRoleDefinition}. */
export type DeleteMemberRoleDefinitionResponse = Record<string, never>;

/** How a site was created. */
export type RoleOrigin =
  | "OTHER"
  | "FROM_TEMPLATE"
  | "DUPLICATE_BY_SITE_TRANSFER"
  | "DUPLICATE"
  | "OLD_SITE_TRANSFER"
  | "FLASH"
  | (string & {});
