// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Give roles to members and read the roles they have.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";

const assignRoleOperation: Operation = {
  name: "members.authorization.assignRole",
  method: "POST",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId", "roleKey"],
};

/** Codes of the application errors of {@link assignRole}. */
export type AssignRoleErrorCode = "ROLE_DOES_NOT_EXIST" | "MEMBER_BLOCKED";

/**
 * Give a member a role by its key.
 *
 * `POST /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - id of the member
 * @remarks Its application errors have a {@link AssignRoleErrorCode}. Needs
 *   MEMBERS.MEMBER_ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(authorization).assignRole("<member id>", "<role key>");
 * ```
 */
export function assignRole(memberId: string, roleKey: string): Promise<AssignRoleResponse> {
  return call(assignRoleOperation, [memberId, roleKey]);
}

const unassignRoleOperation: Operation = {
  name: "members.authorization.unassignRole",
  method: "DELETE",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId", "roleKey"],
};

/**
 * Take a role from a member.
 *
 * `DELETE /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - id of the member
 * @remarks Needs MEMBERS.MEMBER_ROLES_MANAGE.
 * @example
 * ```ts
 * const answer = await client.use(authorization).unassignRole("<member id>", "<role key>");
 * ```
 */
export function unassignRole(memberId: string, roleKey: string): Promise<UnassignRoleResponse> {
  return call(unassignRoleOperation, [memberId, roleKey]);
}

const getRolesOperation: Operation = {
  name: "members.authorization.getRoles",
  method: "GET",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId"],
};

/**
 * List the roles of one member.
 *
 * `GET /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - id of the member
 * @remarks Needs MEMBERS.ROLES_READ.
 * @example
 * ```ts
 * const answer = await client.use(authorization).getRoles("<member id>");
 * ```
 */
export function getRoles(memberId: string): Promise<GetRolesResponse> {
  return call(getRolesOperation, [memberId]);
}

const queryRolesOperation: Operation = {
  name: "members.authorization.queryRoles",
  method: "POST",
  path: "/members/v1/roles/members/query",
  args: [["query"]],
  read: true,
};

/** The `options` of {@link queryRoles}. */
export interface QueryRolesOptions {
  query?: Query;
}

/**
 * Query the roles of many members, grouped by member id.
 *
 * `POST /members/v1/roles/members/query` (members/authorization)
 *
 * @param options - may hold `query`
 * @remarks Needs MEMBERS.ROLES_READ.
 * @example
 * ```ts
 * const answer = await client.use(authorization).queryRoles();
 * ```
 */
export function queryRoles(options?: QueryRolesOptions): Promise<QueryRolesResponse> {
  return call(queryRolesOperation, [options]);
}

export interface AssignRoleRequest {
  /** Guid. */
  memberId: string;
  roleKey: string;
}

export interface AssignRoleResponse {
  roleKey: string;
}

export interface UnassignRoleRequest {
  /** Guid. */
  memberId: string;
  roleKey: string;
}

export interface UnassignRoleResponse {
  roleKey: string;
}

export interface GetRolesRequest {
  /** Guid. */
  memberId: string;
}

export interface GetRolesResponse {
  roles: Role[];
}

export interface Role {
  roleKey: string;
  title: string;
}

export interface QueryRolesRequest {
  query?: Query;
}

export interface Query {
  filter?: unknown;
}

export interface QueryRolesResponse {
  rolesByMemberId?: Record<string, MemberRole>;
}

export interface MemberRole {
  roles: Role[];
}
