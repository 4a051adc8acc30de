// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Assign roles to members and get their roles.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Application error codes for {@link assignRole}, and how to fix the errors.
 *
 * - `ROLE_DOES_NOT_EXIST`: No role has this id. Check the id, or list the roles again.
 * - `MEMBER_BLOCKED`: Roles cannot be assigned to a blocked member. Unblock the member first.
 */
export type AssignRoleErrorCode = "ROLE_DOES_NOT_EXIST" | "MEMBER_BLOCKED";

/**
 * Assigns a role, identified by key, to a member.
 *
 * `POST /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - Id of the member.
 * @param roleKey - Key of the role to assign.
 * @remarks For error codes, see {@link AssignRoleErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(authorization).assignRole("<member id>", "<role key>");
 * ```
 */
export const assignRole: ((memberId: string, roleKey: string) => Promise<AssignRoleResponse>) &
  Throws<AssignRoleErrorCode> = /* @__PURE__ */ operation({
  name: "members.authorization.assignRole",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId", "roleKey"],
});

/**
 * Removes a role from a member.
 *
 * `DELETE /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - Id of the member.
 * @param roleKey - Key of the role to remove.
 * @remarks Requires the permission `MEMBERS.MEMBER_ROLES_MANAGE`.
 * @example
 * ```ts
 * const response = await client.use(authorization).unassignRole("<member id>", "<role key>");
 * ```
 */
export const unassignRole: (memberId: string, roleKey: string) => Promise<UnassignRoleResponse> =
  /* @__PURE__ */ operation({
    name: "members.authorization.unassignRole",
    method: "DELETE",
    path: "/members/v1/roles/members/{memberId}",
    args: ["memberId", "roleKey"],
  });

/**
 * Lists the roles of a member.
 *
 * `GET /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - Id of the member.
 * @remarks Requires the permission `MEMBERS.ROLES_READ`.
 * @example
 * ```ts
 * const response = await client.use(authorization).getRoles("<member id>");
 * ```
 */
export const getRoles: (memberId: string) => Promise<GetRolesResponse> = /* @__PURE__ */ operation({
  name: "members.authorization.getRoles",
  method: "GET",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId"],
});

/** Options of {@link queryRoles}. */
export interface QueryRolesOptions {
  /** Filter for the members whose roles to return. */
  query?: Query;
}

/**
 * Queries the roles of members, grouped by member id.
 *
 * `POST /members/v1/roles/members/query` (members/authorization)
 *
 * @param options - Optional fields: `query`.
 * @remarks Requires the permission `MEMBERS.ROLES_READ`.
 * @example
 * ```ts
 * const response = await client.use(authorization).queryRoles();
 * ```
 */
export const queryRoles: (options?: QueryRolesOptions) => Promise<QueryRolesResponse> =
  /* @__PURE__ */ operation({
    name: "members.authorization.queryRoles",
    path: "/members/v1/roles/members/query",
    args: [["query"]],
    read: true,
  });

/** Request of {@link assignRole}. */
export interface AssignRoleRequest {
  /** Id of the member. */
  memberId: string;
  /** Key of the role to assign. */
  roleKey: string;
}

/** Response of {@link assignRole}. */
export interface AssignRoleResponse {
  /** Key of the assigned role. */
  roleKey: string;
}

/** Request of {@link unassignRole}. */
export interface UnassignRoleRequest {
  /** Id of the member. */
  memberId: string;
  /** Key of the role to remove. */
  roleKey: string;
}

/** Response of {@link unassignRole}. */
export interface UnassignRoleResponse {
  /** Key of the removed role. */
  roleKey: string;
}

/** Request of {@link getRoles}. */
export interface GetRolesRequest {
  /** Id of the member. */
  memberId: string;
}

/** Response of {@link getRoles}. */
export interface GetRolesResponse {
  /** The roles that the member has. */
  roles: Role[];
}

/** A role that members can have. */
export interface Role {
  /** Key that identifies the role. */
  roleKey: string;
  /** Display title of the role. */
  title: string;
}

/** Request of {@link queryRoles}. */
export interface QueryRolesRequest {
  /** Filter for the members whose roles to return. */
  query?: Query;
}

/** Filter for the members whose roles to return. */
export interface Query {
  /** Filter that the members must match. */
  filter?: unknown;
}

/** Response of {@link queryRoles}. */
export interface QueryRolesResponse {
  /** Roles of each member, keyed by member id. */
  rolesByMemberId?: Record<string, MemberRole>;
}

/** All roles of one member. */
export interface MemberRole {
  /** The roles that the member has. */
  roles: Role[];
}
