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

/** The fields that the query of {@link queryTipSettings} takes. */
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

/** The query of {@link queryTipSettings} as it is sent. */
export interface QueryTipSettingsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryTipSettingsFields> {}

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
export const queryTipSettings: {
  (): CursorQueryBuilder<TipSettings, QueryTipSettingsFields>;
  /**
   * Look up tip settings by filter, for example by location or payment terminal. Sends the query
   * as it stands.
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
 * @param tipSettings - The fields to change, with the current revision; those left out stay as
 *   they are.
 * @returns The settings after the change.
 * @remarks Its application errors have a {@link UpdateTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).updateTipSettings({
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
 * @param tipSettings - The settings to create.
 * @returns The new settings.
 * @remarks Its application errors have a {@link CreateTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).createTipSettings({
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
 * @param tipSettings - The settings to create.
 * @remarks Its application errors have a {@link CreateDefaultTipSettingsErrorCode}. Needs
 *   WIX_TIPS.TIP_SETTINGS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(tipSettings).createDefaultTipSettings({
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
 * @param tipSettingsId - Id of the settings, which cannot be the default ones.
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

/** What {@link queryTipSettings} is called with. */
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

/** What {@link queryTipSettings} answers. */
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

/** What {@link updateTipSettings} is called with. */
export interface UpdateTipSettingsRequest {
  /** The fields to change, with the current revision; those left out stay as they are. */
  tipSettings: TipSettingsInput;
}

/** What {@link updateTipSettings} answers. */
export interface UpdateTipSettingsResponse {
  /** The settings after the change. */
  tipSettings?: TipSettings;
}

/** What {@link createTipSettings} is called with. */
export interface CreateTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** What {@link createTipSettings} answers. */
export interface CreateTipSettingsResponse {
  /** The new settings. */
  tipSettings?: TipSettings;
}

/** What {@link createDefaultTipSettings} is called with. */
export interface CreateDefaultTipSettingsRequest {
  /** The settings to create. */
  tipSettings: TipSettingsInput;
}

/** What {@link createDefaultTipSettings} answers. */
export interface CreateDefaultTipSettingsResponse {
  /** The new settings. */
  tipSettings?: TipSettings;
}

/** What {@link deleteTipSettings} is called with. */
export interface DeleteTipSettingsRequest {
  /** Id of the settings, which cannot be the default ones. */
  tipSettingsId: string;
}

/** What {@link deleteTipSettings} answers. */
export type DeleteTipSettingsResponse = Record<string, never>;
