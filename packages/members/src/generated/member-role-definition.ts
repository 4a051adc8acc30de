// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the roles that members of a site can be given.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ActivationStatus, DeletionStatus } from "@portico/core/types";

export type { ActivationStatus, DeletionStatus } from "@portico/core/types";

/** The `options` of {@link createMemberRoleDefinition}. */
export interface CreateMemberRoleDefinitionOptions {
  /** What the role is called. */
  roleTitle: string;
  /** True when members with the role can be blocked. */
  blockable?: boolean;
}

/**
 * Define a member role under a key, with a title.
 *
 * `POST /members/v1/roles/definitions` (members/member-role-definition)
 *
 * @param roleKey - Key that other calls name the role by.
 * @param options - Has to hold `roleTitle`; may hold `blockable`.
 * @remarks Needs MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).createMemberRoleDefinition(
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
 * List every member role that the site defines.
 *
 * `GET /members/v1/roles/definitions` (members/member-role-definition)
 *
 * @remarks Needs MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).listMemberRoleDefinitions();
 * ```
 */
export const listMemberRoleDefinitions: () => Promise<ListMemberRoleDefinitionsResponse> =
  /* @__PURE__ */ operation({
    name: "members.memberRoleDefinition.listMemberRoleDefinitions",
    method: "GET",
    path: "/members/v1/roles/definitions",
  });

/**
 * Get a member role's definition by its key.
 *
 * `GET /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 *
 * @param roleKey - Key of the role to get.
 * @remarks Needs MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).getMemberRoleDefinition("<role key>");
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
 * Codes of the application errors of {@link deleteMemberRoleDefinition}, and what to do.
 *
 * - `CANNOT_DELETE_SYSTEM_ROLE`: Roles of the platform stay: delete only those that the site
 *   made.
 */
export type DeleteMemberRoleDefinitionErrorCode = "CANNOT_DELETE_SYSTEM_ROLE";

/**
 * Delete a member role's definition by its key.
 *
 * `DELETE /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 *
 * @param roleKey - Key of the role to delete.
 * @remarks Its application errors have a {@link DeleteMemberRoleDefinitionErrorCode}. Needs
 *   MEMBERS.ROLES_MANAGE.
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

/** The `options` of {@link updateMemberRoleDefinition}. */
export interface UpdateMemberRoleDefinitionOptions {
  /** True when members with the role can be blocked. */
  blockable?: boolean;
  /** Current revision of the role. */
  revision: string;
}

/**
 * Codes of the application errors of {@link updateMemberRoleDefinition}, and what to do.
 *
 * - `CANNOT_UPDATE_SYSTEM_ROLE`: Roles of the platform cannot be changed: create a role of the
 *   site's own.
 */
export type UpdateMemberRoleDefinitionErrorCode = "CANNOT_UPDATE_SYSTEM_ROLE";

/**
 * Change whether members with a role can be blocked; needs its current revision.
 *
 * `PATCH /members/v1/roles/definitions/{key}` (members/member-role-definition)
 *
 * @param key - Key of the role to change.
 * @param options - Has to hold `revision`; may hold `blockable`.
 * @remarks Its application errors have a {@link UpdateMemberRoleDefinitionErrorCode}. Needs
 *   MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).updateMemberRoleDefinition("<key>", {
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

/** What {@link createMemberRoleDefinition} is called with. */
export interface CreateMemberRoleDefinitionRequest {
  /** Key that other calls name the role by. */
  roleKey: string;
  /** What the role is called. */
  roleTitle: string;
  /** True when members with the role can be blocked. */
  blockable?: boolean;
}

/** What {@link createMemberRoleDefinition} answers. */
export interface CreateMemberRoleDefinitionResponse {
  /** The created role. */
  role?: MemberRoleDefinition;
}

/** A role that the members of a site can have. */
export interface MemberRoleDefinition {
  /** Id of the member role definition. */
  id: string;
  /** Key that other calls name the role by. */
  roleKey: string;
  /** What the role is called. */
  title: string;
  /** True when members with the role can be blocked. */
  blockable: boolean;
  /**
   * Number that rises with each change of the member role definition; an update has to send the
   * current one.
   */
  revision?: string | null;
  /** Whether the role is in use. */
  status?: ActivationStatus | null;
  /** How the site that the role belongs to was made. */
  origin?: RoleOrigin | null;
  /** How far the deletion of the role has come. */
  deletionState?: DeletionStatus | null;
  /** Kind of platform product that the site is, such as `WIX`. */
  namespace?: string | null;
}

/** What {@link listMemberRoleDefinitions} is called with. */
export type ListMemberRoleDefinitionsRequest = Record<string, never>;

/** What {@link listMemberRoleDefinitions} answers. */
export interface ListMemberRoleDefinitionsResponse {
  /** The roles that members of the site can have. */
  roles: MemberRoleDefinition[];
}

/** What {@link getMemberRoleDefinition} is called with. */
export interface GetMemberRoleDefinitionRequest {
  /** Key of the role to get. */
  roleKey: string;
}

/** What {@link getMemberRoleDefinition} answers. */
export interface GetMemberRoleDefinitionResponse {
  /** The role that was asked for. */
  role?: MemberRoleDefinition;
}

/** What {@link updateMemberRoleDefinition} is called with. */
export interface UpdateMemberRoleDefinitionRequest {
  /** Key of the role to change. */
  key: string;
  /** True when members with the role can be blocked. */
  blockable?: boolean;
  /** Current revision of the role. */
  revision: string;
}

/** What {@link updateMemberRoleDefinition} answers. */
export interface UpdateMemberRoleDefinitionResponse {
  /** The role after the change. */
  role?: MemberRoleDefinition;
}

/** What {@link deleteMemberRoleDefinition} is called with. */
export interface DeleteMemberRoleDefinitionRequest {
  /** Key of the role to delete. */
  roleKey: string;
}

/** What {@link deleteMemberRoleDefinition} answers. */
export type DeleteMemberRoleDefinitionResponse = Record<string, never>;

/** How a site was made. */
export type RoleOrigin =
  | "OTHER"
  | "FROM_TEMPLATE"
  | "DUPLICATE_BY_SITE_TRANSFER"
  | "DUPLICATE"
  | "OLD_SITE_TRANSFER"
  | "FLASH"
  | (string & {});
