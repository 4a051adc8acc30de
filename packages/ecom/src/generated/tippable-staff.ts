// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the staff members who can receive tips.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { IdentificationData } from "./common.js";

export type { IdentificationData } from "./common.js";

/** Options of {@link listTippableStaff}. */
export interface ListTippableStaffOptions {
  /** Whether to include the site's collaborators. */
  includeWixUsers?: boolean;
  /** Name to filter the staff members by. At most 500 characters. */
  filterByName?: string | null;
  /** Ids of the staff members to list. At most 100 items. */
  filterByIds?: string[] | null;
}

/**
 * Lists up to 100 staff members who can receive tips, optionally filtered by name or id.
 *
 * `GET /tips-staff/v1/eligible-staff` (ecom/tippable-staff)
 *
 * @param options - Optional fields: `includeWixUsers`, `filterByName` and `filterByIds`.
 * @remarks Requires the permission `WIX_TIPS.STAFF_READ`.
 * @example
 * ```ts
 * const response = await client.use(tippableStaff).listTippableStaff();
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

/** Request of {@link listTippableStaff}. */
export interface ListTippableStaffRequest {
  /** Whether to include the site's collaborators. */
  includeWixUsers?: boolean;
  /** Name to filter the staff members by. At most 500 characters. */
  filterByName?: string | null;
  /** Ids of the staff members to list. At most 100 items. */
  filterByIds?: string[] | null;
}

/** Response of {@link listTippableStaff}. */
export interface ListTippableStaffResponse {
  /** The staff members who can receive tips. At most 100 items. */
  staff: Staff[];
}

/** A staff member who can receive tips. */
export interface Staff {
  /** Id of the entry. */
  id: string;
  /** Name of the staff member. At most 500 characters. */
  name?: string | null;
  /** Id of the staff member in the staff app. Absent for collaborators who are not staff members. */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}
