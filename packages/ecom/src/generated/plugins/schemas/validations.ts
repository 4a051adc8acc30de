// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetValidationViolationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ violations: z.array(Violation) }),
);

export const Violation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    severity: Severity,
    target: Target.optional(),
    description: z.string().min(1).max(1000).nullish(),
  }),
);

export const Severity: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["WARNING", "ERROR"]));

export const Target: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ other: Other.optional(), lineItem: TargetLineItem.optional() }), [
    "other",
    "lineItem",
  ]),
);

export const Other: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: NameInOther.optional() }),
);

export const NameInOther: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["OTHER_DEFAULT"]));

export const TargetLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: NameInLineItem.optional(), id: z.string().nullish() }),
);

export const NameInLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["LINE_ITEM_DEFAULT"]),
);
