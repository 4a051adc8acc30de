// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure tipping per site, location, payment terminal or user.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
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

/** Fields that {@link queryTipSettings} can filter or sort by. */
export interface QueryTipSettingsFields {
  values: {
    locationId: string;
    paymentTerminalId: string;
    id: string;
    tipType: TipType;
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
  in: QueryTipSettingsFields["eq"];
  exists: QueryTipSettingsFields["eq"];
  compare: "locationId" | "paymentTerminalId" | "id";
  startsWith: QueryTipSettingsFields["compare"];
  has: never;
  ascending: QueryTipSettingsFields["eq"];
  descending: QueryTipSettingsFields["eq"];
}

/** The query object that {@link queryTipSettings} accepts. */
export interface QueryTipSettingsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryTipSettingsFields> {}

/**
 * Look up tip settings by filter, for example by location or payment terminal.
 *
 * `POST /tip-settings/v1/tip-settings/query` (ecom/tip-settings)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_TIPS.TIP_SETTINGS_READ`.
 * @example
 * ```ts
 * const page = await client.use(tipSettings).queryTipSettings().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTipSettings: {
  (): CursorQueryBuilder<TipSettings, QueryTipSettingsFields>;
  /**
   * Look up tip settings by filter, for example by location or payment terminal. Sends a query
   * object instead of returning a builder.
   */
  (query: QueryTipSettingsQuery): Promise<QueryTipSettingsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.tipSettings.queryTipSettings",
  path: "/tip-settings/v1/tip-settings/query",
  args: ["query"],
  response: { tipSettings: tipSettingsCodec },
  read: true,
  query: { items: "tipSettings" },
});

/**
 * Application error codes of {@link updateTipSettings}, and how to fix them.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: Default tip settings already exist. Update them instead.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Lower it.
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
 * @param tipSettings - The fields to change, with the current revision; those left out stay as
 *   they are.
 * @returns The settings after the change.
 * @remarks For error codes, see {@link UpdateTipSettingsErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SETTINGS_UPDATE`.
 * @example
 * ```ts
 * const tipSettings = await client.use(tipSettings).updateTipSettings({
 *   locationId: "<location id>",
 * });
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
 * Application error codes of {@link createTipSettings}, and how to fix them.
 *
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Lower it.
 */
export type CreateTipSettingsErrorCode =
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Create tip settings for a specific location, payment terminal or user.
 *
 * `POST /tip-settings/v1/tip-settings` (ecom/tip-settings)
 *
 * @param tipSettings - The settings to create.
 * @returns The new settings.
 * @remarks For error codes, see {@link CreateTipSettingsErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SETTINGS_CREATE`.
 * @example
 * ```ts
 * const tipSettings = await client.use(tipSettings).createTipSettings({
 *   locationId: "<location id>",
 * });
 * ```
 */
export const createTipSettings: ((tipSettings: TipSettingsInput) => Promise<TipSettings>) &
  Throws<CreateTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.createTipSettings",
  path: "/tip-settings/v1/tip-settings",
  args: ["tipSettings"],
  request: { tipSettings: tipSettingsCodec },
  response: { tipSettings: tipSettingsCodec },
  returns: "tipSettings",
});

/**
 * Application error codes of {@link createDefaultTipSettings}, and how to fix them.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: Default tip settings already exist. Update them instead.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Lower it.
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
 * @param tipSettings - The settings to create.
 * @remarks For error codes, see {@link CreateDefaultTipSettingsErrorCode}. Requires the
 *   permission `WIX_TIPS.TIP_SETTINGS_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(tipSettings).createDefaultTipSettings({
 *   locationId: "<location id>",
 * });
 * ```
 */
export const createDefaultTipSettings: ((
  tipSettings: TipSettingsInput,
) => Promise<CreateDefaultTipSettingsResponse>) &
  Throws<CreateDefaultTipSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tipSettings.createDefaultTipSettings",
  path: "/tip-settings/v1/tip-settings/create-default",
  args: ["tipSettings"],
  request: { tipSettings: tipSettingsCodec },
  response: { tipSettings: tipSettingsCodec },
});

/**
 * Application error codes of {@link deleteTipSettings}, and how to fix them.
 *
 * - `CANNOT_DELETE_DEFAULT_SETTINGS`: The default tip settings cannot be deleted. Update them
 *   instead.
 */
export type DeleteTipSettingsErrorCode = "CANNOT_DELETE_DEFAULT_SETTINGS";

/**
 * Delete tip settings; the default ones cannot be deleted.
 *
 * `DELETE /tip-settings/v1/tip-settings/{tipSettingsId}` (ecom/tip-settings)
 *
 * @param tipSettingsId - Id of the settings, which cannot be the default ones.
 * @remarks For error codes, see {@link DeleteTipSettingsErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SETTINGS_DELETE`.
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

/** Request of {@link queryTipSettings}. */
export interface QueryTipSettingsRequest {
  /** Filter, order and page. */
  query: QueryV2;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export type QueryV2 = {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
  /** Paths of the fields to answer; every field when left out. At most 10 items. */
  fields?: string[];
  /** Named groups of fields to answer. At most 10 items. */
  fieldsets?: string[];
} & (
  | {
      /** Page to answer, by offset; use this or cursorPaging. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** Page to answer, by cursor; use this or paging. */
      cursorPaging?: CursorPaging;
    }
);

/** Response of {@link queryTipSettings}. */
export interface QueryTipSettingsResponse {
  /** Tip settings on this page. */
  tipSettings: TipSettings[];
  /** Where the page stands. */
  pagingMetadata?: PagingMetadataV2;
}

/**
 * How tips are offered, for the site or for one location, payment terminal or user.
 *
 * At most one of: `locationId`, `paymentTerminalId`, `userId`.
 */
export type TipSettings = {
  /** Id of the settings. */
  id: string;
  /** Whether the choices are percentages or amounts. */
  tipType: TipType;
  /** Choices to offer. 1 to 3 items. */
  presets: Preset[];
  /** True when buyers may tip at the checkout. */
  allowCustomerTip?: boolean | null;
  /** True when the merchant may add a tip while collecting a payment. */
  allowBusinessTipAtPayment?: boolean | null;
  /** True when an amount may be typed in; false offers the choices alone. */
  allowCustomAmount?: boolean | null;
  /** True when the shares of the staff may be changed later. */
  allowEditDistribution?: boolean | null;
  /** True when a tip is added by itself at check-in. */
  autoTipOnCheckInEnabled?: boolean | null;
  /** How many percent of the price that tip is. */
  autoTipOnCheckInPercentage?: number | null;
  /** How a tip is shared out among the staff. */
  staffDistributionMethod: StaffDistributionMethod;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
  /** True for the settings that count where no others do; they cannot be deleted. */
  default?: boolean | null;
  /** Id of the app that created the settings. */
  appId?: string | null;
  /** Custom data that apps attach to the settings. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** Id of the business location that they count for. */
      locationId?: string | null;
      paymentTerminalId?: null;
      userId?: null;
    }
  | {
      locationId?: null;
      /** Id of the payment terminal that they count for. At most 30 characters. */
      paymentTerminalId?: string | null;
      userId?: null;
    }
  | {
      locationId?: null;
      paymentTerminalId?: null;
      /** Id of the site's owner or contributor that they count for. */
      userId?: string | null;
    }
);

/**
 * How tips are offered, for the site or for one location, payment terminal or user.
 *
 * At most one of: `locationId`, `paymentTerminalId`, `userId`.
 */
export type TipSettingsInput = {
  /** Whether the choices are percentages or amounts. */
  tipType?: TipType;
  /** Choices to offer. 1 to 3 items. */
  presets?: Preset[];
  /** True when buyers may tip at the checkout. */
  allowCustomerTip?: boolean | null;
  /** True when the merchant may add a tip while collecting a payment. */
  allowBusinessTipAtPayment?: boolean | null;
  /** True when an amount may be typed in; false offers the choices alone. */
  allowCustomAmount?: boolean | null;
  /** True when the shares of the staff may be changed later. */
  allowEditDistribution?: boolean | null;
  /** True when a tip is added by itself at check-in. */
  autoTipOnCheckInEnabled?: boolean | null;
  /** How many percent of the price that tip is. */
  autoTipOnCheckInPercentage?: number | null;
  /** How a tip is shared out among the staff. */
  staffDistributionMethod?: StaffDistributionMethod;
  /** Id of the app that created the settings. */
  appId?: string | null;
  /** Custom data that apps attach to the settings. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** Id of the business location that they count for. */
      locationId?: string | null;
      paymentTerminalId?: null;
      userId?: null;
    }
  | {
      locationId?: null;
      /** Id of the payment terminal that they count for. At most 30 characters. */
      paymentTerminalId?: string | null;
      userId?: null;
    }
  | {
      locationId?: null;
      paymentTerminalId?: null;
      /** Id of the site's owner or contributor that they count for. */
      userId?: string | null;
    }
);

/** Kinds of tips: a percentage or an amount. */
export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | (string & {});

/** A choice to offer. */
export interface Preset {
  /** Percentage or amount, by the tip type. */
  value?: number | null;
  /** True for the choice that is selected to begin with; one at most. */
  default?: boolean | null;
}

/** How tips are shared out: in equal or in proportional parts. */
export type StaffDistributionMethod =
  | "UNKNOWN_SPLIT_METHOD"
  | "EQUAL"
  | "PROPORTIONAL"
  | (string & {});

/** Request of {@link updateTipSettings}. */
export interface UpdateTipSettingsRequest {
  /** The fields to change, with the current revision; those left out stay as they are. */
  tipSettings: TipSettingsInput;
}

/** Response of {@link updateTipSettings}. */
export interface UpdateTipSettingsResponse {
  /** The settings after the change. */
  tipSettings?: TipSettings;
}

/** Request of {@link createTipSettings}. */
export interface CreateTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** Response of {@link createTipSettings}. */
export interface CreateTipSettingsResponse {
  /** The new settings. */
  tipSettings?: TipSettings;
}

/** Request of {@link createDefaultTipSettings}. */
export interface CreateDefaultTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** Response of {@link createDefaultTipSettings}. */
export interface CreateDefaultTipSettingsResponse {
  /** The new settings. */
  tipSettings?: TipSettings;
}

/** Request of {@link deleteTipSettings}. */
export interface DeleteTipSettingsRequest {
  /** Id of the settings, which cannot be the default ones. */
  tipSettingsId: string;
}

/** Response of {@link deleteTipSettings}. */
export type DeleteTipSettingsResponse = Record<string, never>;
