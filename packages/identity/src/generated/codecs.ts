// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const identityProfileCodec: CodecTable = {
  customFields: { value: { numValue: "f", dateValue: "d" } },
};

export const identityCodec: CodecTable = {
  createdDate: "d",
  updatedDate: "d",
  identityProfile: identityProfileCodec,
};
