// Generated from api/ by `npm run generate`. Do not edit.

import type { Paging, SortingOfProducts } from "@portico/core/types";

/** Classifies members as active or muted. */
export type ActivityStatusStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

export type BlockMemberResponse = Record<string, never>;

export type DeleteBadgeResponse = Record<string, never>;

/** Photo or cover of a member. */
export interface ImageOfMembers {
  /** Id of the media file. */
  id: string;
  /** Address of the image file. */
  url: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Horizontal offset of the visible part in pixels. */
  offsetX?: number | null;
  /** Vertical offset of the visible part in pixels. */
  offsetY?: number | null;
}

/** Photo or cover of a member. */
export interface ImageOfMembersInput {
  /** Id of the media file. */
  id?: string;
  /** Address of the image file. */
  url?: string;
  /** Height of the original in pixels. */
  height?: number;
  /** Width of the original in pixels. */
  width?: number;
  /** Horizontal offset of the visible part in pixels. */
  offsetX?: number | null;
  /** Vertical offset of the visible part in pixels. */
  offsetY?: number | null;
}

export type OriginOfCustomFieldApplications =
  | "UNKNOWN"
  | "CUSTOM"
  | "CONTACT"
  | "SYSTEM"
  | (string & {});

/** Where an answered page stands in a list that is paged by offset. */
export interface PagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped before this page. */
  offset?: number | null;
  /** Number of items on all pages together. */
  total?: number | null;
  /** True when the matches were too many to give a total. */
  tooManyToCount?: boolean | null;
}

export type Privacy = "UNKNOWN" | "PUBLIC" | "PRIVATE" | (string & {});

/** Classifies profiles as private or public. */
export type PrivacyStatusStatus = "UNKNOWN" | "PRIVATE" | "PUBLIC" | (string & {});

/** Filter, order and page of a query. */
export interface Query {
  /** Conditions that a member must meet, as a filter object such as { status: 'APPROVED' }. */
  filter?: unknown;
  /** Page to answer. */
  paging?: Paging;
  /** Fields to order by, the most important first. */
  sorting?: SortingOfProducts[];
}

export type Section = "GENERAL" | "SOCIAL" | "DISPLAY_INFO" | "ADDRESS" | (string & {});

export type SocialTypeType =
  | "UNKNOWN"
  | "FACEBOOK"
  | "INSTAGRAM"
  | "LINKEDIN"
  | "TWITTER"
  | "YOUTUBE"
  | "PINTEREST"
  | "TIKTOK"
  | "DEVIANTART"
  | "SOUNDCLOUD"
  | "TUMBLR"
  | "VIMEO"
  | "VKONTAKTE"
  | "ODNOKLASSNIKI"
  | "OTHER"
  | (string & {});

/** Classifies members by approval: pending, approved, blocked or offline. */
export type StatusOfMembers =
  | "UNKNOWN"
  | "PENDING"
  | "APPROVED"
  | "BLOCKED"
  | "OFFLINE"
  | (string & {});

export type TypeOfCustomFieldSuggestions =
  | "UNKNOWN"
  | "TEXT"
  | "NUMBER"
  | "DATE"
  | "URL"
  | "SOCIAL"
  | (string & {});

export interface CustomFieldOfCustomFieldApplications {
  /** Guid. */
  id: string;
  /** 1 to 150 characters. */
  name?: string | null;
  key?: string | null;
  defaultPrivacy: Privacy;
  fieldType: TypeOfCustomFieldSuggestions;
  socialType: SocialTypeType;
  fieldOrigin: OriginOfCustomFieldApplications;
  appliesTo: AppliesToEnumAppliesTo;
  section: Section;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  revision: string;
}

export interface CustomFieldOfCustomFieldApplicationsInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 150 characters. */
  name?: string | null;
  defaultPrivacy?: Privacy;
  fieldType?: TypeOfCustomFieldSuggestions;
  socialType?: SocialTypeType;
  revision?: string | null;
}

/** What `createCustomField` takes as `CustomFieldOfCustomFieldApplicationsInput`. */
export interface CustomFieldOfCustomFieldApplicationsToCreate
  extends CustomFieldOfCustomFieldApplicationsInput {
  /** 1 to 150 characters. */
  name: string;
}

/** What `updateCustomField` takes as `CustomFieldOfCustomFieldApplicationsInput`. */
export interface CustomFieldOfCustomFieldApplicationsToUpdate
  extends Omit<CustomFieldOfCustomFieldApplicationsInput, "id"> {
  revision: string;
}

export type AppliesToEnumAppliesTo = "ALL_MEMBERS" | "SELECTED_MEMBERS" | (string & {});
