// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure tipping per site, location, payment terminal or user.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  CursorPaging,
  ExtendedFields,
  Paging,
  PagingMetadataV2,
  Sorting,
} from "@portico/core/types";

export type {
  CursorPaging,
  Cursors,
  ExtendedFields,
  Paging,
  PagingMetadataV2,
  Sorting,
  SortOrder,
} from "@portico/core/types";

const tipSettingsCodec: CodecTable = {
  autoTipOnCheckInPercentage: "f",
  createdDate: "d",
  presets: { value: "f" },
  updatedDate: "d",
};

const queryTipSettingsOperation: Operation = {
  name: "ecom.tipSettings.queryTipSettings",
  method: "POST",
  path: "/tip-settings/v1/tip-settings/query",
  args: ["query"],
  response: { tipSettings: tipSettingsCodec },
  read: true,
  query: { paging: "cursor", items: "tipSettings", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryTipSettings} takes. */
export interface QueryTipSettingsFields {
  values: {
    locationId: string;
    paymentTerminalId: string;
    id: string;
    tipType: "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | (string & {});
    allowCustomerTip: boolean;
    allowBusinessTipAtPayment: boolean;
    allowCustomAmount: boolean;
    allowEditDistribution: boolean;
    default: boolean;
  };
  eq:
    | "locationId"
    | "paymentTerminalId"
    | "id"
    | "tipType"
    | "allowCustomerTip"
    | "allowBusinessTipAtPayment"
    | "allowCustomAmount"
    | "allowEditDistribution"
    | "default";
  in:
    | "locationId"
    | "paymentTerminalId"
    | "id"
    | "tipType"
    | "allowCustomerTip"
    | "allowBusinessTipAtPayment"
    | "allowCustomAmount"
    | "allowEditDistribution"
    | "default";
  exists:
    | "locationId"
    | "paymentTerminalId"
    | "id"
    | "tipType"
    | "allowCustomerTip"
    | "allowBusinessTipAtPayment"
    | "allowCustomAmount"
    | "allowEditDistribution"
    | "default";
  compare: "locationId" | "paymentTerminalId" | "id";
  startsWith: "locationId" | "paymentTerminalId" | "id";
  has: never;
  ascending:
    | "locationId"
    | "paymentTerminalId"
    | "id"
    | "tipType"
    | "allowCustomerTip"
    | "allowBusinessTipAtPayment"
    | "allowCustomAmount"
    | "allowEditDistribution"
    | "default";
  descending:
    | "locationId"
    | "paymentTerminalId"
    | "id"
    | "tipType"
    | "allowCustomerTip"
    | "allowBusinessTipAtPayment"
    | "allowCustomAmount"
    | "allowEditDistribution"
    | "default";
}

/**
 * Look up tip settings by filter, for example by location or payment terminal.
 *
 * `POST /tip-settings/v1/tip-settings/query` (ecom/tip-settings)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_TIPS.TIP_SETTINGS_READ.
 * @example
 * ```ts
 * const page = await client.use(tipSettings).queryTipSettings().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryTipSettings(): CursorQueryBuilder<TipSettings, QueryTipSettingsFields>;
/**
 * Look up tip settings by filter, for example by location or payment terminal. Sends the query
 * as it stands.
 */
export function queryTipSettings(query: QueryV2): Promise<QueryTipSettingsResponse>;
export function queryTipSettings(query?: QueryV2): unknown {
  return call(queryTipSettingsOperation, [query]);
}

/**
 * Codes of the application errors of {@link updateTipSettings}, and what to do.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: There are default tip settings: update those.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default: leave
 *   one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A preset is above the highest share that a tip may be: lower
 *   it.
 */
export type UpdateTipSettingsErrorCode =
  | "DEFAULT_SETTINGS_ALREADY_EXISTS"
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Change tip settings; at most one preset can be the default.
 *
 * `PATCH /tip-settings/v1/tip-settings` (ecom/tip-settings)
 *
 * @remarks Its application errors have a {@link UpdateTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).updateTipSettings({});
 * ```
 */
export const updateTipSettings: ((tipSettings: TipSettingsInput) => Promise<TipSettings>) &
  Throws<UpdateTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.updateTipSettings",
  method: "PATCH",
  path: "/tip-settings/v1/tip-settings",
  args: ["tipSettings"],
  request: { fieldMask: "m", tipSettings: tipSettingsCodec },
  response: { tipSettings: tipSettingsCodec },
  returns: "tipSettings",
  mask: "fieldMask",
});

/**
 * Codes of the application errors of {@link createTipSettings}, and what to do.
 *
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default: leave
 *   one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A preset is above the highest share that a tip may be: lower
 *   it.
 */
export type CreateTipSettingsErrorCode =
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Create tip settings for a specific location, payment terminal or user.
 *
 * `POST /tip-settings/v1/tip-settings` (ecom/tip-settings)
 *
 * @remarks Its application errors have a {@link CreateTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).createTipSettings({});
 * ```
 */
export const createTipSettings: ((tipSettings: TipSettingsInput) => Promise<TipSettings>) &
  Throws<CreateTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.createTipSettings",
  method: "POST",
  path: "/tip-settings/v1/tip-settings",
  args: ["tipSettings"],
  request: { tipSettings: tipSettingsCodec },
  response: { tipSettings: tipSettingsCodec },
  returns: "tipSettings",
});

/**
 * Codes of the application errors of {@link createDefaultTipSettings}, and what to do.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: There are default tip settings: update those.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default: leave
 *   one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A preset is above the highest share that a tip may be: lower
 *   it.
 */
export type CreateDefaultTipSettingsErrorCode =
  | "DEFAULT_SETTINGS_ALREADY_EXISTS"
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Create the site's fallback tip settings; fails if they already exist.
 *
 * `POST /tip-settings/v1/tip-settings/create-default` (ecom/tip-settings)
 *
 * @remarks Its application errors have a {@link CreateDefaultTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).createDefaultTipSettings({});
 * ```
 */
export const createDefaultTipSettings: ((
  tipSettings: TipSettingsInput,
) => Promise<CreateDefaultTipSettingsResponse>) &
  Throws<CreateDefaultTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.createDefaultTipSettings",
  method: "POST",
  path: "/tip-settings/v1/tip-settings/create-default",
  args: ["tipSettings"],
  request: { tipSettings: tipSettingsCodec },
  response: { tipSettings: tipSettingsCodec },
});

/**
 * Codes of the application errors of {@link deleteTipSettings}, and what to do.
 *
 * - `CANNOT_DELETE_DEFAULT_SETTINGS`: Default tip settings stay: update them instead.
 */
export type DeleteTipSettingsErrorCode = "CANNOT_DELETE_DEFAULT_SETTINGS";

/**
 * Delete tip settings; the default ones cannot be deleted.
 *
 * `DELETE /tip-settings/v1/tip-settings/{tipSettingsId}` (ecom/tip-settings)
 *
 * @param tipSettingsId - id of the tip settings
 * @remarks Its application errors have a {@link DeleteTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_DELETE.
 * @example
 * ```ts
 * await client.use(tipSettings).deleteTipSettings("<tip settings id>");
 * ```
 */
export const deleteTipSettings: ((tipSettingsId: string) => Promise<void>) &
  Throws<DeleteTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.deleteTipSettings",
  method: "DELETE",
  path: "/tip-settings/v1/tip-settings/{tipSettingsId}",
  args: ["tipSettingsId"],
});

export interface QueryTipSettingsRequest {
  query: QueryV2;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export interface QueryV2 {
  /** Page to answer, by offset; use this or cursorPaging. */
  paging?: Paging;
  /** Page to answer, by cursor; use this or paging. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
  /** Paths of the fields to answer; every field when left out. At most 10 items. */
  fields?: string[];
  /** Named groups of fields to answer. At most 10 items. */
  fieldsets?: string[];
}

export interface QueryTipSettingsResponse {
  tipSettings: TipSettings[];
  pagingMetadata?: PagingMetadataV2;
}

/** At most one of: `locationId`, `paymentTerminalId`, `userId`. */
export interface TipSettings {
  /** Guid. */
  locationId?: string | null;
  /** At most 30 characters. */
  paymentTerminalId?: string | null;
  /** Guid. */
  userId?: string | null;
  /** Guid. */
  id: string;
  tipType: TipType;
  /** 1 to 3 items. */
  presets: Preset[];
  allowCustomerTip?: boolean | null;
  allowBusinessTipAtPayment?: boolean | null;
  allowCustomAmount?: boolean | null;
  allowEditDistribution?: boolean | null;
  autoTipOnCheckInEnabled?: boolean | null;
  autoTipOnCheckInPercentage?: number | null;
  staffDistributionMethod: StaffDistributionMethod;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  default?: boolean | null;
  /** Guid. */
  appId?: string | null;
  extendedFields?: ExtendedFields;
}

/** At most one of: `locationId`, `paymentTerminalId`, `userId`. */
export interface TipSettingsInput {
  /** Guid. */
  locationId?: string | null;
  /** At most 30 characters. */
  paymentTerminalId?: string | null;
  /** Guid. */
  userId?: string | null;
  tipType?: TipType;
  /** 1 to 3 items. */
  presets?: Preset[];
  allowCustomerTip?: boolean | null;
  allowBusinessTipAtPayment?: boolean | null;
  allowCustomAmount?: boolean | null;
  allowEditDistribution?: boolean | null;
  autoTipOnCheckInEnabled?: boolean | null;
  autoTipOnCheckInPercentage?: number | null;
  staffDistributionMethod?: StaffDistributionMethod;
  /** Guid. */
  appId?: string | null;
  extendedFields?: ExtendedFields;
}

export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | (string & {});

export interface Preset {
  value?: number | null;
  default?: boolean | null;
}

export type StaffDistributionMethod =
  | "UNKNOWN_SPLIT_METHOD"
  | "EQUAL"
  | "PROPORTIONAL"
  | (string & {});

export interface UpdateTipSettingsRequest {
  tipSettings: TipSettingsInput;
}

export interface UpdateTipSettingsResponse {
  tipSettings?: TipSettings;
}

export interface CreateTipSettingsRequest {
  tipSettings: TipSettingsInput;
}

export interface CreateTipSettingsResponse {
  tipSettings?: TipSettings;
}

export interface CreateDefaultTipSettingsRequest {
  tipSettings: TipSettingsInput;
}

export interface CreateDefaultTipSettingsResponse {
  tipSettings?: TipSettings;
}

export interface DeleteTipSettingsRequest {
  /** Guid. */
  tipSettingsId: string | null;
}

export type DeleteTipSettingsResponse = Record<string, never>;
