// Generated from api/ by `npm run generate`. Do not edit.

import { operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/members/members";

/** `members.queryMembers` without its builder. */
export const queryMembers: Sent<typeof service.queryMembers> = /* @__PURE__ */ operation({
  name: "members.members.queryMembers",
  path: "/members/v1/members/query",
  args: ["query", ["fieldsets", "search"]],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { members: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "members", metadata: "metadata" },
});
