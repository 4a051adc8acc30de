// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the roles that members of a site can be given.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/** The `options` of {@link createMemberRoleDefinition}. */
export interface CreateMemberRoleDefinitionOptions {
  roleTitle: string;
  blockable?: boolean;
}

/**
 * Define a member role under a key, with a title.
 *
 * `POST /members/v1/roles/definitions` (members/member-role-definition)
 *
 * @param options - needs `roleTitle`; may hold `blockable`
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
  method: "POST",
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
  blockable?: boolean;
  revision: string | null;
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
 * @param options - needs `revision`; may hold `blockable`
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

export interface CreateMemberRoleDefinitionRequest {
  roleKey: string;
  roleTitle: string;
  blockable?: boolean;
}

export interface CreateMemberRoleDefinitionResponse {
  role?: MemberRoleDefinition;
}

export interface MemberRoleDefinition {
  /** Guid. */
  id: string;
  roleKey: string;
  title: string;
  blockable: boolean;
  revision?: string | null;
}

export type ListMemberRoleDefinitionsRequest = Record<string, never>;

export interface ListMemberRoleDefinitionsResponse {
  roles: MemberRoleDefinition[];
}

export interface GetMemberRoleDefinitionRequest {
  roleKey: string;
}

export interface GetMemberRoleDefinitionResponse {
  role?: MemberRoleDefinition;
}

export interface UpdateMemberRoleDefinitionRequest {
  key: string;
  blockable?: boolean;
  revision: string | null;
}

export interface UpdateMemberRoleDefinitionResponse {
  role?: MemberRoleDefinition;
}

export interface DeleteMemberRoleDefinitionRequest {
  roleKey: string;
}

export type DeleteMemberRoleDefinitionResponse = Record<string, never>;
