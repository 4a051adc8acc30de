// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Give roles to members and read the roles they have.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";

/**
 * Codes of the application errors of {@link assignRole}, and what to do.
 *
 * - `ROLE_DOES_NOT_EXIST`: No role has this id: list the roles again.
 * - `MEMBER_BLOCKED`: A blocked member gets no role: unblock them first.
 */
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
export const assignRole: ((memberId: string, roleKey: string) => Promise<AssignRoleResponse>) &
  Throws<AssignRoleErrorCode> = /* @__PURE__ */ operation({
  name: "members.authorization.assignRole",
  method: "POST",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId", "roleKey"],
});

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
 * @param memberId - id of the member
 * @remarks Needs MEMBERS.ROLES_READ.
 * @example
 * ```ts
 * const answer = await client.use(authorization).getRoles("<member id>");
 * ```
 */
export const getRoles: (memberId: string) => Promise<GetRolesResponse> = /* @__PURE__ */ operation({
  name: "members.authorization.getRoles",
  method: "GET",
  path: "/members/v1/roles/members/{memberId}",
  args: ["memberId"],
});

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
export const queryRoles: (options?: QueryRolesOptions) => Promise<QueryRolesResponse> =
  /* @__PURE__ */ operation({
    name: "members.authorization.queryRoles",
    method: "POST",
    path: "/members/v1/roles/members/query",
    args: [["query"]],
    read: true,
  });

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
