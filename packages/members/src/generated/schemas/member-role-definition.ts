// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { ActivationStatus, DeletionStatus, guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export { ActivationStatus, DeletionStatus } from "@portico/core/schemas";

export const CreateMemberRoleDefinitionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string(), roleTitle: z.string(), blockable: z.boolean().optional() }),
);

export const CreateMemberRoleDefinitionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ role: MemberRoleDefinition.optional() }),
);

export const MemberRoleDefinition: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    roleKey: z.string().optional(),
    title: z.string().optional(),
    blockable: z.boolean().optional(),
    revision: z.string().nullish(),
    status: ActivationStatus.nullish(),
    origin: RoleOrigin.nullish(),
    deletionState: DeletionStatus.nullish(),
    namespace: z.string().nullish(),
  }),
);

export const ListMemberRoleDefinitionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListMemberRoleDefinitionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roles: z.array(MemberRoleDefinition).optional() }),
);

export const GetMemberRoleDefinitionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string() }),
);

export const GetMemberRoleDefinitionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ role: MemberRoleDefinition.optional() }),
);

export const UpdateMemberRoleDefinitionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ key: z.string(), blockable: z.boolean().optional(), revision: z.string() }),
);

export const UpdateMemberRoleDefinitionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ role: MemberRoleDefinition.optional() }),
);

export const DeleteMemberRoleDefinitionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleKey: z.string() }),
);

export const DeleteMemberRoleDefinitionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RoleOrigin: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "OTHER",
    "FROM_TEMPLATE",
    "DUPLICATE_BY_SITE_TRANSFER",
    "DUPLICATE",
    "OLD_SITE_TRANSFER",
    "FLASH",
  ]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.memberRoleDefinition.createMemberRoleDefinition": CreateMemberRoleDefinitionRequest,
  "members.memberRoleDefinition.listMemberRoleDefinitions": ListMemberRoleDefinitionsRequest,
  "members.memberRoleDefinition.getMemberRoleDefinition": GetMemberRoleDefinitionRequest,
  "members.memberRoleDefinition.deleteMemberRoleDefinition": DeleteMemberRoleDefinitionRequest,
  "members.memberRoleDefinition.updateMemberRoleDefinition": UpdateMemberRoleDefinitionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.memberRoleDefinition.createMemberRoleDefinition": /* @__PURE__ */ responseSchema(
    CreateMemberRoleDefinitionResponse,
  ),
  "members.memberRoleDefinition.listMemberRoleDefinitions": /* @__PURE__ */ responseSchema(
    ListMemberRoleDefinitionsResponse,
  ),
  "members.memberRoleDefinition.getMemberRoleDefinition": /* @__PURE__ */ responseSchema(
    GetMemberRoleDefinitionResponse,
  ),
  "members.memberRoleDefinition.deleteMemberRoleDefinition": /* @__PURE__ */ responseSchema(
    DeleteMemberRoleDefinitionResponse,
  ),
  "members.memberRoleDefinition.updateMemberRoleDefinition": /* @__PURE__ */ responseSchema(
    UpdateMemberRoleDefinitionResponse,
  ),
};
