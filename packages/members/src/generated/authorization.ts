// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Give roles to members and read the roles they have.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Application error codes of {@link assignRole}, and how to fix them.
 *
 * - `ROLE_DOES_NOT_EXIST`: No role has this id. List the roles again.
 * - `MEMBER_BLOCKED`: Roles cannot be assigned to a blocked member. Unblock the member first.
 */
export type AssignRoleErrorCode = "ROLE_DOES_NOT_EXIST" | "MEMBER_BLOCKED";

/**
 * Give a member a role by its key.
 *
 * `POST /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - Id of the member.
 * @param roleKey - Key of the role to give.
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
 * Take a role from a member.
 *
 * `DELETE /members/v1/roles/members/{memberId}` (members/authorization)
 *
 * @param memberId - Id of the member.
 * @param roleKey - Key of the role to take away.
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
 * List the roles of one member.
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
  /** Which members' roles to answer. */
  query?: Query;
}

/**
 * Query the roles of many members, grouped by member id.
 *
 * `POST /members/v1/roles/members/query` (members/authorization)
 *
 * @param options - Can contain `query`.
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
  /** Key of the role to give. */
  roleKey: string;
}

/** Response of {@link assignRole}. */
export interface AssignRoleResponse {
  /** Key of the role that was given. */
  roleKey: string;
}

/** Request of {@link unassignRole}. */
export interface UnassignRoleRequest {
  /** Id of the member. */
  memberId: string;
  /** Key of the role to take away. */
  roleKey: string;
}

/** Response of {@link unassignRole}. */
export interface UnassignRoleResponse {
  /** Key of the role that was taken away. */
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
  /** Key that other calls name the role by. */
  roleKey: string;
  /** What the role is called. */
  title: string;
}

/** Request of {@link queryRoles}. */
export interface QueryRolesRequest {
  /** Which members' roles to answer. */
  query?: Query;
}

/** Which members' roles to answer. */
export interface Query {
  /** Conditions for the members, as a filter object. */
  filter?: unknown;
}

/** Response of {@link queryRoles}. */
export interface QueryRolesResponse {
  /** Roles of each member, by the member's id. */
  rolesByMemberId?: Record<string, MemberRole>;
}

/** The roles of one member. */
export interface MemberRole {
  /** The roles that the member has. */
  roles: Role[];
}
