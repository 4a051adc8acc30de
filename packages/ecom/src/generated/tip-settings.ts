// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure tipping for the site, a location, a payment terminal or a user.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
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

/** The query builder that {@link queryTipSettings} returns. */
export type TipSettingsQueryBuilder = CursorQueryBuilder<TipSettings, QueryTipSettingsFields>;

/** A page of the query builder that {@link queryTipSettings} returns. */
export type TipSettingsQueryResult = CursorPage<TipSettings>;

/** The query object that {@link queryTipSettings} accepts. */
export interface QueryTipSettingsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryTipSettingsFields> {}

/**
 * Queries tip settings by filter, for example by location or payment terminal.
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
  (): TipSettingsQueryBuilder;
  /**
   * Queries tip settings by filter, for example by location or payment terminal. Sends a query
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
 * Application error codes for {@link updateTipSettings}, and how to fix the errors.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: Default tip settings already exist. Update the existing
 *   default settings instead.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one preset as the default.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Send a lower
 *   percentage for this preset.
 */
export type UpdateTipSettingsErrorCode =
  | "DEFAULT_SETTINGS_ALREADY_EXISTS"
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Updates tip settings. At most one preset can be the default.
 *
 * `PATCH /tip-settings/v1/tip-settings` (ecom/tip-settings)
 *
 * @param tipSettings - The tip settings, with the fields to update and their current revision.
 *   Omitted fields do not change.
 * @returns The updated settings.
 * @remarks For error codes, see {@link UpdateTipSettingsErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SETTINGS_UPDATE`.
 * @example
 * ```ts
 * const result = await client.use(tipSettings).updateTipSettings({
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
 * Application error codes for {@link createTipSettings}, and how to fix the errors.
 *
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one preset as the default.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Send a lower
 *   percentage for this preset.
 */
export type CreateTipSettingsErrorCode =
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Creates tip settings for a location, payment terminal or user.
 *
 * `POST /tip-settings/v1/tip-settings` (ecom/tip-settings)
 *
 * @param tipSettings - The settings to create.
 * @returns The created settings.
 * @remarks For error codes, see {@link CreateTipSettingsErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SETTINGS_CREATE`.
 * @example
 * ```ts
 * const result = await client.use(tipSettings).createTipSettings({
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
 * Application error codes for {@link createDefaultTipSettings}, and how to fix the errors.
 *
 * - `DEFAULT_SETTINGS_ALREADY_EXISTS`: Default tip settings already exist. Update the existing
 *   default settings instead.
 * - `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`: Two presets are marked as the default. Mark
 *   only one preset as the default.
 * - `PRESET_PERCENTAGE_TOO_HIGH`: A tip preset exceeds the maximum percentage. Send a lower
 *   percentage for this preset.
 */
export type CreateDefaultTipSettingsErrorCode =
  | "DEFAULT_SETTINGS_ALREADY_EXISTS"
  | "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET"
  | "PRESET_PERCENTAGE_TOO_HIGH";

/**
 * Creates the site's default tip settings. Fails if they already exist.
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
 * Application error codes for {@link deleteTipSettings}, and how to fix the errors.
 *
 * - `CANNOT_DELETE_DEFAULT_SETTINGS`: The default tip settings cannot be deleted. Update the
 *   default settings instead.
 */
export type DeleteTipSettingsErrorCode = "CANNOT_DELETE_DEFAULT_SETTINGS";

/**
 * Deletes tip settings. The default settings cannot be deleted.
 *
 * `DELETE /tip-settings/v1/tip-settings/{tipSettingsId}` (ecom/tip-settings)
 *
 * @param tipSettingsId - Id of the settings. They must not be the default settings.
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
  /** Filter, sorting and paging. */
  query: QueryV2;
}

/**
 * Filter, sorting and paging of a query.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type QueryV2 = {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: Sorting[];
  /** Paths of the fields to return. Default: all fields. At most 10 items. */
  fields?: string[];
  /** Named sets of fields to return. At most 10 items. */
  fieldsets?: string[];
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPaging;
    }
);

/** Response of {@link queryTipSettings}. */
export interface QueryTipSettingsResponse {
  /** Tip settings on this page. */
  tipSettings: TipSettings[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/**
 * Tip settings of the site, or of one location, payment terminal or user.
 *
 * At most one of `locationId`, `paymentTerminalId` and `userId` is set.
 */
export type TipSettings = {
  /** Id of the settings. */
  id: string;
  /** Whether the presets are percentages or amounts. */
  tipType: TipType;
  /** Tips that buyers can choose from. 1 to 3 items. */
  presets: Preset[];
  /** Whether buyers can tip at checkout. */
  allowCustomerTip?: boolean | null;
  /** Whether the merchant can add a tip while collecting a payment. */
  allowBusinessTipAtPayment?: boolean | null;
  /** Whether buyers can enter a custom amount. If false, only the presets are offered. */
  allowCustomAmount?: boolean | null;
  /** Whether the distribution of a tip among the staff can be changed later. */
  allowEditDistribution?: boolean | null;
  /** Whether a tip is added automatically at check-in. */
  autoTipOnCheckInEnabled?: boolean | null;
  /** Percentage of the tip that is added at check-in. */
  autoTipOnCheckInPercentage?: number | null;
  /** How a tip is distributed among the staff. */
  staffDistributionMethod: StaffDistributionMethod;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
  /**
   * Whether these are the default settings, which apply unless more specific settings exist. They
   * cannot be deleted.
   */
  default?: boolean | null;
  /** Id of the app that created the settings. */
  appId?: string | null;
  /** Extended fields of the settings. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** Id of the business location that the settings apply to. */
      locationId?: string | null;
      paymentTerminalId?: null;
      userId?: null;
    }
  | {
      locationId?: null;
      /** Id of the payment terminal that the settings apply to. At most 30 characters. */
      paymentTerminalId?: string | null;
      userId?: null;
    }
  | {
      locationId?: null;
      paymentTerminalId?: null;
      /** Id of the site owner or contributor that the settings apply to. */
      userId?: string | null;
    }
);

/**
 * Tip settings of the site, or of one location, payment terminal or user.
 *
 * At most one of `locationId`, `paymentTerminalId` and `userId` is set.
 */
export type TipSettingsInput = {
  /** Whether the presets are percentages or amounts. */
  tipType?: TipType;
  /** Tips that buyers can choose from. 1 to 3 items. */
  presets?: Preset[];
  /** Whether buyers can tip at checkout. */
  allowCustomerTip?: boolean | null;
  /** Whether the merchant can add a tip while collecting a payment. */
  allowBusinessTipAtPayment?: boolean | null;
  /** Whether buyers can enter a custom amount. If false, only the presets are offered. */
  allowCustomAmount?: boolean | null;
  /** Whether the distribution of a tip among the staff can be changed later. */
  allowEditDistribution?: boolean | null;
  /** Whether a tip is added automatically at check-in. */
  autoTipOnCheckInEnabled?: boolean | null;
  /** Percentage of the tip that is added at check-in. */
  autoTipOnCheckInPercentage?: number | null;
  /** How a tip is distributed among the staff. */
  staffDistributionMethod?: StaffDistributionMethod;
  /** Id of the app that created the settings. */
  appId?: string | null;
  /** Extended fields of the settings. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** Id of the business location that the settings apply to. */
      locationId?: string | null;
      paymentTerminalId?: null;
      userId?: null;
    }
  | {
      locationId?: null;
      /** Id of the payment terminal that the settings apply to. At most 30 characters. */
      paymentTerminalId?: string | null;
      userId?: null;
    }
  | {
      locationId?: null;
      paymentTerminalId?: null;
      /** Id of the site owner or contributor that the settings apply to. */
      userId?: string | null;
    }
);

/** Kinds of tips: percentages or amounts. */
export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | (string & {});

/** A tip that buyers can choose. */
export interface Preset {
  /** Percentage or amount, depending on `tipType`. */
  value?: number | null;
  /** Whether the preset is selected initially. At most one preset can be the default. */
  default?: boolean | null;
}

/** How tips are distributed: equally or proportionally. */
export type StaffDistributionMethod =
  | "UNKNOWN_SPLIT_METHOD"
  | "EQUAL"
  | "PROPORTIONAL"
  | (string & {});

/** Request of {@link updateTipSettings}. */
export interface UpdateTipSettingsRequest {
  /**
   * The tip settings, with the fields to update and their current revision. Omitted fields do not
   * change.
   */
  tipSettings: TipSettingsInput;
}

/** Response of {@link updateTipSettings}. */
export interface UpdateTipSettingsResponse {
  /** The updated settings. */
  tipSettings?: TipSettings;
}

/** Request of {@link createTipSettings}. */
export interface CreateTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** Response of {@link createTipSettings}. */
export interface CreateTipSettingsResponse {
  /** The created settings. */
  tipSettings?: TipSettings;
}

/** Request of {@link createDefaultTipSettings}. */
export interface CreateDefaultTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** Response of {@link createDefaultTipSettings}. */
export interface CreateDefaultTipSettingsResponse {
  /** The created settings. */
  tipSettings?: TipSettings;
}

/** Request of {@link deleteTipSettings}. */
export interface DeleteTipSettingsRequest {
  /** Id of the settings. They must not be the default settings. */
  tipSettingsId: string;
}

/** Response of {@link deleteTipSettings}. */
export type DeleteTipSettingsResponse = Record<string, never>;
