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
  /** True to list the site's collaborators too. */
  includeWixUsers?: boolean;
  /** Name that the staff members must have. At most 500 characters. */
  filterByName?: string | null;
  /** Ids of the staff members to list, 100 at most. At most 100 items. */
  filterByIds?: string[] | null;
}

/**
 * List up to 100 staff members who can be tipped, filtered by name or ID.
 *
 * `GET /tips-staff/v1/eligible-staff` (ecom/tippable-staff)
 *
 * @param options - Can contain `includeWixUsers`, `filterByName` and `filterByIds`.
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
  /** True to list the site's collaborators too. */
  includeWixUsers?: boolean;
  /** Name that the staff members must have. At most 500 characters. */
  filterByName?: string | null;
  /** Ids of the staff members to list, 100 at most. At most 100 items. */
  filterByIds?: string[] | null;
}

/** Response of {@link listTippableStaff}. */
export interface ListTippableStaffResponse {
  /** The staff members. At most 100 items. */
  staff: Staff[];
}

/** A staff member who can receive tips. */
export interface Staff {
  /** Id of the entry. */
  id: string;
  /** Name of the staff member. At most 500 characters. */
  name?: string | null;
  /**
   * Id of the staff member in the app that knows the staff; absent for collaborators who are
   * none.
   */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}
