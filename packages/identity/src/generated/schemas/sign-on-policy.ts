// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetSignOnPolicyRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetSignOnPolicyResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ signOnPolicy: SignOnPolicy.optional() }),
);

export const SignOnPolicy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    requireOwnerApproval: z.boolean().optional(),
    requireEmailVerification: z.boolean().optional(),
  }),
);

export const UpdateSignOnPolicyRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ signOnPolicy: SignOnPolicy }),
);

export const UpdateSignOnPolicyResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ signOnPolicy: SignOnPolicy.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.signOnPolicy.getSignOnPolicy": GetSignOnPolicyRequest,
  "identity.signOnPolicy.updateSignOnPolicy": UpdateSignOnPolicyRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.signOnPolicy.getSignOnPolicy": /* @__PURE__ */ responseSchema(GetSignOnPolicyResponse),
  "identity.signOnPolicy.updateSignOnPolicy": /* @__PURE__ */ responseSchema(
    UpdateSignOnPolicyResponse,
  ),
};
