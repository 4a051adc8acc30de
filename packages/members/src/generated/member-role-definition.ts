// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the roles that members of a site can be given.
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";


const createMemberRoleDefinitionOperation: Operation = {
  name: "members.memberRoleDefinition.createMemberRoleDefinition",
  method: "POST",
  path: "/members/v1/roles/definitions",
  names: ["roleKey", "options"],
  args: { roleKey: "0", roleTitle: "1.roleTitle", blockable: "1.blockable" },
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
 * @param roleKey - role key
 * @param options - options; needs `roleTitle`
 * @returns the whole answer, a `CreateMemberRoleDefinitionResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).createMemberRoleDefinition("<role key>", { roleTitle: "Linen shirt" });
 * ```
 */
export function createMemberRoleDefinition(roleKey: string, options: CreateMemberRoleDefinitionOptions): Promise<CreateMemberRoleDefinitionResponse> {
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
 * @returns the whole answer, a `ListMemberRoleDefinitionsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
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
  names: ["roleKey"],
  args: { roleKey: "0" },
};
/**
 * Get a member role's definition by its key.
 *
 * `GET /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 * @param roleKey - role key
 * @returns the whole answer, a `GetMemberRoleDefinitionResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
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
  names: ["roleKey"],
  args: { roleKey: "0" },
};
/** Codes of the application errors of {@link deleteMemberRoleDefinition}. */
export type DeleteMemberRoleDefinitionErrorCode = "CANNOT_DELETE_SYSTEM_ROLE";
/**
 * Delete a member role's definition by its key.
 *
 * `DELETE /members/v1/roles/definitions/{roleKey}` (members/member-role-definition)
 * @param roleKey - role key
 * @throws ValidationError, ApplicationError (see {@link DeleteMemberRoleDefinitionErrorCode}), HttpError or SystemError
 * @remarks Needs MEMBERS.ROLES_MANAGE.
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
  names: ["key", "options"],
  args: { key: "0", blockable: "1.blockable", revision: "1.revision" },
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
 * @param key - key
 * @param options - options; needs `revision`
 * @returns the whole answer, a `UpdateMemberRoleDefinitionResponse`
 * @throws ValidationError, ApplicationError (see {@link UpdateMemberRoleDefinitionErrorCode}), HttpError or SystemError
 * @remarks Needs MEMBERS.ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(memberRoleDefinition).updateMemberRoleDefinition("<key>", { revision: "1" });
 * ```
 */
export function updateMemberRoleDefinition(key: string, options: UpdateMemberRoleDefinitionOptions): Promise<UpdateMemberRoleDefinitionResponse> {
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
