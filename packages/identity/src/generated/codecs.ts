// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const identityProfileCodec: CodecTable = {
  customFields: { value: { dateValue: "d", numValue: "f" } },
};

export const identityCodec: CodecTable = {
  createdDate: "d",
  identityProfile: identityProfileCodec,
  updatedDate: "d",
};
