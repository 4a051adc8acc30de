// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the staff members who can receive tips.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { IdentificationData } from "./common.js";

export type { IdentificationData } from "./common.js";

/** The `options` of {@link listTippableStaff}. */
export interface ListTippableStaffOptions {
  includeWixUsers?: boolean;
  /** At most 500 characters. */
  filterByName?: string | null;
  /** At most 100 items. */
  filterByIds?: string[] | null;
}

/**
 * List up to 100 staff members who can be tipped, filtered by name or ID.
 *
 * `GET /tips-staff/v1/eligible-staff` (ecom/tippable-staff)
 *
 * @param options - may hold `includeWixUsers`, `filterByName`, `filterByIds`
 * @remarks Needs WIX_TIPS.STAFF_READ.
 * @example
 * ```ts
 * const answer = await client.use(tippableStaff).listTippableStaff();
 * ```
 */
export const listTippableStaff: (
  options?: ListTippableStaffOptions,
) => Promise<ListTippableStaffResponse> = /* @__PURE__ */ operation({
  name: "ecom.tippableStaff.listTippableStaff",
  method: "GET",
  path: "/tips-staff/v1/eligible-staff",
  args: [["includeWixUsers", "filterByName", "filterByIds"]],
});

export interface ListTippableStaffRequest {
  includeWixUsers?: boolean;
  /** At most 500 characters. */
  filterByName?: string | null;
  /** At most 100 items. */
  filterByIds?: string[] | null;
}

export interface ListTippableStaffResponse {
  /** At most 100 items. */
  staff: Staff[];
}

export interface Staff {
  /** Guid. */
  id: string;
  /** At most 500 characters. */
  name?: string | null;
  /** Guid. */
  staffMemberId?: string | null;
  identificationData?: IdentificationData;
}
