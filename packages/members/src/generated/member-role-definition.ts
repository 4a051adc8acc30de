// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the roles that members of a site can be given.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";

const createMemberRoleDefinitionOperation: Operation = {
  name: "members.memberRoleDefinition.createMemberRoleDefinition",
  method: "POST",
  path: "/members/v1/roles/definitions",
  args: ["roleKey", ["roleTitle", "blockable"]],
};

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
export function createMemberRoleDefinition(
  roleKey: string,
  options: CreateMemberRoleDefinitionOptions,
): Promise<CreateMemberRoleDefinitionResponse> {
  return call(createMemberRoleDefinitionOperation, [roleKey, options]);
}

const listMemberRoleDefinitionsOperation: Operation = {
  name: "members.memberRoleDefinition.listMemberRoleDefinitions",
  method: "GET",
  path: "/members/v1/roles/definitions",
};

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
export function listMemberRoleDefinitions(): Promise<ListMemberRoleDefinitionsResponse> {
  return call(listMemberRoleDefinitionsOperation, []);
}

const getMemberRoleDefinitionOperation: Operation = {
  name: "members.memberRoleDefinition.getMemberRoleDefinition",
  method: "GET",
  path: "/members/v1/roles/definitions/{roleKey}",
  args: ["roleKey"],
};

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
export function getMemberRoleDefinition(roleKey: string): Promise<GetMemberRoleDefinitionResponse> {
  return call(getMemberRoleDefinitionOperation, [roleKey]);
}

const deleteMemberRoleDefinitionOperation: Operation = {
  name: "members.memberRoleDefinition.deleteMemberRoleDefinition",
  method: "DELETE",
  path: "/members/v1/roles/definitions/{roleKey}",
  args: ["roleKey"],
};

/** Codes of the application errors of {@link deleteMemberRoleDefinition}. */
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
export function deleteMemberRoleDefinition(roleKey: string): Promise<void> {
  return call(deleteMemberRoleDefinitionOperation, [roleKey]);
}

const updateMemberRoleDefinitionOperation: Operation = {
  name: "members.memberRoleDefinition.updateMemberRoleDefinition",
  method: "PATCH",
  path: "/members/v1/roles/definitions/{key}",
  args: ["key", ["blockable", "revision"]],
};

/** The `options` of {@link updateMemberRoleDefinition}. */
export interface UpdateMemberRoleDefinitionOptions {
  blockable?: boolean;
  revision: string | null;
}

/** Codes of the application errors of {@link updateMemberRoleDefinition}. */
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
export function updateMemberRoleDefinition(
  key: string,
  options: UpdateMemberRoleDefinitionOptions,
): Promise<UpdateMemberRoleDefinitionResponse> {
  return call(updateMemberRoleDefinitionOperation, [key, options]);
}

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
