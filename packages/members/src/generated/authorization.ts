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
 * @param memberId - Id of the member.
 * @param roleKey - Key of the role to give.
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
 * @param memberId - Id of the member.
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
  /** Which members' roles to answer. */
  query?: Query;
}

/**
 * Query the roles of many members, grouped by member id.
 *
 * `POST /members/v1/roles/members/query` (members/authorization)
 *
 * @param options - May hold `query`.
 * @remarks Needs MEMBERS.ROLES_READ.
 * @example
 * ```ts
 * const answer = await client.use(authorization).queryRoles();
 * ```
 */
export const queryRoles: (options?: QueryRolesOptions) => Promise<QueryRolesResponse> =
  /* @__PURE__ */ operation({
    name: "members.authorization.queryRoles",
    path: "/members/v1/roles/members/query",
    args: [["query"]],
    read: true,
  });

/** What {@link assignRole} is called with. */
export interface AssignRoleRequest {
  /** Id of the member. */
  memberId: string;
  /** Key of the role to give. */
  roleKey: string;
}

/** What {@link assignRole} answers. */
export interface AssignRoleResponse {
  /** Key of the role that was given. */
  roleKey: string;
}

/** What {@link unassignRole} is called with. */
export interface UnassignRoleRequest {
  /** Id of the member. */
  memberId: string;
  /** Key of the role to take away. */
  roleKey: string;
}

/** What {@link unassignRole} answers. */
export interface UnassignRoleResponse {
  /** Key of the role that was taken away. */
  roleKey: string;
}

/** What {@link getRoles} is called with. */
export interface GetRolesRequest {
  /** Id of the member. */
  memberId: string;
}

/** What {@link getRoles} answers. */
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

/** What {@link queryRoles} is called with. */
export interface QueryRolesRequest {
  /** Which members' roles to answer. */
  query?: Query;
}

/** Which members' roles to answer. */
export interface Query {
  /** Conditions for the members, as a filter object. */
  filter?: unknown;
}

/** What {@link queryRoles} answers. */
export interface QueryRolesResponse {
  /** Roles of each member, by the member's id. */
  rolesByMemberId?: Record<string, MemberRole>;
}

/** The roles of one member. */
export interface MemberRole {
  /** The roles that the member has. */
  roles: Role[];
}
