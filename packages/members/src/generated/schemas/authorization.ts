// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const AssignRoleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid, roleKey: z.string() }),
);

export const AssignRoleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string().optional() }),
);

export const UnassignRoleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid, roleKey: z.string() }),
);

export const UnassignRoleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string().optional() }),
);

export const GetRolesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const GetRolesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roles: z.array(Role).optional() }),
);

export const Role: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string().optional(), title: z.string().optional() }),
);

export const QueryRolesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: Query.optional() }),
);

export const Query: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.unknown().optional() }),
);

export const QueryRolesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ rolesByMemberId: z.record(z.string(), MemberRole).optional() }),
);

export const MemberRole: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roles: z.array(Role).optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.authorization.assignRole": AssignRoleRequest,
  "members.authorization.unassignRole": UnassignRoleRequest,
  "members.authorization.getRoles": GetRolesRequest,
  "members.authorization.queryRoles": QueryRolesRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.authorization.assignRole": /* @__PURE__ */ responseSchema(AssignRoleResponse),
  "members.authorization.unassignRole": /* @__PURE__ */ responseSchema(UnassignRoleResponse),
  "members.authorization.getRoles": /* @__PURE__ */ responseSchema(GetRolesResponse),
  "members.authorization.queryRoles": /* @__PURE__ */ responseSchema(QueryRolesResponse),
};
