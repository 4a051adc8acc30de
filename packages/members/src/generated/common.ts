// Generated from api/ by `npm run generate`. Do not edit.

import type { Paging, SortingOfProducts } from "@portico/core/types";

/** Whether a member may take part in the community. */
export type ActivityStatusStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

/** Response of `authentication.block` and `memberToMemberBlock.blockMember`. */
export type BlockMemberResponse = Record<string, never>;

/** Response of `badgesV2.deleteBadge` and `badges.deleteBadge`. */
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

/** Where a custom field comes from. */
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

/** Who sees something of a member. */
export type Privacy = "UNKNOWN" | "PUBLIC" | "PRIVATE" | (string & {});

/** Whether a profile is private or public. */
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

/** Parts of a member's profile in which a field can stand. */
export type Section = "GENERAL" | "SOCIAL" | "DISPLAY_INFO" | "ADDRESS" | (string & {});

/** Networks that a field of the type `SOCIAL` can be of. */
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

/** Whether a member was let in: pending, approved, blocked or offline. */
export type StatusOfMembers =
  | "UNKNOWN"
  | "PENDING"
  | "APPROVED"
  | "BLOCKED"
  | "OFFLINE"
  | (string & {});

/** What a custom field holds. */
export type TypeOfCustomFieldSuggestions =
  | "UNKNOWN"
  | "TEXT"
  | "NUMBER"
  | "DATE"
  | "URL"
  | "SOCIAL"
  | (string & {});

/** A field that members have besides those of every site. */
export interface CustomFieldOfCustomFieldApplications {
  /** Id of the custom field. */
  id: string;
  /** What the field is called in a profile. 1 to 150 characters. */
  name?: string | null;
  /** Key of the field, under which a member's value stands. */
  key?: string | null;
  /** Who sees the value while the member has not said otherwise. */
  defaultPrivacy: Privacy;
  /** What the field holds. */
  fieldType: TypeOfCustomFieldSuggestions;
  /** Which network the address is of; for the type `SOCIAL`. */
  socialType: SocialTypeType;
  /** Where the field comes from. */
  fieldOrigin: OriginOfCustomFieldApplications;
  /** Whether all members have it or only chosen ones. */
  appliesTo: AppliesToEnumAppliesTo;
  /** Part of the profile in which the field stands. */
  section: Section;
  /** When the custom field was created. */
  createdDate?: Date | null;
  /** When the custom field was last updated. */
  updatedDate?: Date | null;
  /** Number that rises with each change of the field; an update has to send the current one. */
  revision: string;
}

/** A field that members have besides those of every site. */
export interface CustomFieldOfCustomFieldApplicationsInput {
  /** Id of the custom field. */
  id?: string | null;
  /** What the field is called in a profile. 1 to 150 characters. */
  name?: string | null;
  /** Who sees the value while the member has not said otherwise. */
  defaultPrivacy?: Privacy;
  /** What the field holds. */
  fieldType?: TypeOfCustomFieldSuggestions;
  /** Which network the address is of; for the type `SOCIAL`. */
  socialType?: SocialTypeType;
  /** Number that rises with each change of the field; an update has to send the current one. */
  revision?: string | null;
}

/** `CustomFieldOfCustomFieldApplicationsInput` as an argument of `createCustomField`. */
export interface CustomFieldOfCustomFieldApplicationsToCreate
  extends CustomFieldOfCustomFieldApplicationsInput {
  /** What the field is called in a profile. 1 to 150 characters. */
  name: string;
}

/** `CustomFieldOfCustomFieldApplicationsInput` as an argument of `updateCustomField`. */
export interface CustomFieldOfCustomFieldApplicationsToUpdate
  extends Omit<CustomFieldOfCustomFieldApplicationsInput, "id"> {
  /** Number that rises with each change of the field; an update has to send the current one. */
  revision: string;
}

/** Whether all members have a field or only chosen ones. */
export type AppliesToEnumAppliesTo = "ALL_MEMBERS" | "SELECTED_MEMBERS" | (string & {});
