// Generated from api/ by `npm run generate`. Do not edit.

import type { Paging, SortingOfProducts } from "@portico/core/types";

/** Whether a member can take part in the community. */
export type ActivityStatusStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

/** Response of `authentication.block` and `memberToMemberBlock.blockMember`. */
export type BlockMemberResponse = Record<string, never>;

/** Response of `badgesV2.deleteBadge` and `badges.deleteBadge`. */
export type DeleteBadgeResponse = Record<string, never>;

/** Photo or cover image of a member. */
export interface ImageOfMembers {
  /** Id of the media file. */
  id: string;
  /** URL of the image file. */
  url: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Horizontal offset of the visible part in pixels. */
  offsetX?: number | null;
  /** Vertical offset of the visible part in pixels. */
  offsetY?: number | null;
}

/** Photo or cover image of a member. */
export interface ImageOfMembersInput {
  /** Id of the media file. */
  id?: string;
  /** URL of the image file. */
  url?: string;
  /** Height of the original image in pixels. */
  height?: number;
  /** Width of the original image in pixels. */
  width?: number;
  /** Horizontal offset of the visible part in pixels. */
  offsetX?: number | null;
  /** Vertical offset of the visible part in pixels. */
  offsetY?: number | null;
}

/** Origin of a custom field. */
export type OriginOfCustomFieldApplications =
  | "UNKNOWN"
  | "CUSTOM"
  | "CONTACT"
  | "SYSTEM"
  | (string & {});

/** Paging metadata for a list that is paged by offset. */
export interface PagingMetadata {
  /** Number of items on this page. */
  count?: number | null;
  /** Number of items that were skipped. */
  offset?: number | null;
  /** Total number of items across all pages. */
  total?: number | null;
  /** Whether the number of matches exceeds the limit for counting. */
  tooManyToCount?: boolean | null;
}

/** Who can see a member's data. */
export type Privacy = "UNKNOWN" | "PUBLIC" | "PRIVATE" | (string & {});

/** Whether a profile is private or public. */
export type PrivacyStatusStatus = "UNKNOWN" | "PRIVATE" | "PUBLIC" | (string & {});

/** Filter, sorting and paging of a query. */
export interface Query {
  /** Filter object, such as { status: 'APPROVED' }. */
  filter?: unknown;
  /** The page to return. */
  paging?: Paging;
  /** Fields to sort by, in order of priority. */
  sorting?: SortingOfProducts[];
}

/** Sections of a member profile. */
export type Section = "GENERAL" | "SOCIAL" | "DISPLAY_INFO" | "ADDRESS" | (string & {});

/** Social networks for fields of the type `SOCIAL`. */
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

/** Status of a member: pending, approved, blocked or offline. */
export type StatusOfMembers =
  | "UNKNOWN"
  | "PENDING"
  | "APPROVED"
  | "BLOCKED"
  | "OFFLINE"
  | (string & {});

/** Kinds of custom field values. */
export type TypeOfCustomFieldSuggestions =
  | "UNKNOWN"
  | "TEXT"
  | "NUMBER"
  | "DATE"
  | "URL"
  | "SOCIAL"
  | (string & {});

/** A custom field in member profiles. */
export interface CustomFieldOfCustomFieldApplications {
  /** Id of the custom field. */
  id: string;
  /** Name of the field in member profiles. 1 to 150 characters. */
  name?: string | null;
  /** Key of the field in member profiles. */
  key?: string | null;
  /** Who can see the value by default. The member can change this. */
  defaultPrivacy: Privacy;
  /** Kind of value that the field has. */
  fieldType: TypeOfCustomFieldSuggestions;
  /** Social network that the URL belongs to. Set only if `fieldType` is `SOCIAL`. */
  socialType: SocialTypeType;
  /** Origin of the field. */
  fieldOrigin: OriginOfCustomFieldApplications;
  /** Whether the field applies to all members or only to some. */
  appliesTo: AppliesToEnumAppliesTo;
  /** Section of the profile that contains the field. */
  section: Section;
  /** When the custom field was created. */
  createdDate?: Date | null;
  /** When the custom field was last updated. */
  updatedDate?: Date | null;
  /** Revision of the field. It increases with every update. An update must send the current value. */
  revision: string;
}

/** A custom field in member profiles. */
export interface CustomFieldOfCustomFieldApplicationsInput {
  /** Id of the custom field. */
  id?: string | null;
  /** Name of the field in member profiles. 1 to 150 characters. */
  name?: string | null;
  /** Who can see the value by default. The member can change this. */
  defaultPrivacy?: Privacy;
  /** Kind of value that the field has. */
  fieldType?: TypeOfCustomFieldSuggestions;
  /** Social network that the URL belongs to. Set only if `fieldType` is `SOCIAL`. */
  socialType?: SocialTypeType;
  /** Revision of the field. It increases with every update. An update must send the current value. */
  revision?: string | null;
}

/** The variant of `CustomFieldOfCustomFieldApplicationsInput` that `createCustomField` accepts. */
export interface CustomFieldOfCustomFieldApplicationsToCreate
  extends CustomFieldOfCustomFieldApplicationsInput {
  /** Name of the field in member profiles. 1 to 150 characters. */
  name: string;
}

/** The variant of `CustomFieldOfCustomFieldApplicationsInput` that `updateCustomField` accepts. */
export interface CustomFieldOfCustomFieldApplicationsToUpdate
  extends Omit<CustomFieldOfCustomFieldApplicationsInput, "id"> {
  /** Revision of the field. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Whether a field applies to all members or only to some. */
export type AppliesToEnumAppliesTo = "ALL_MEMBERS" | "SELECTED_MEMBERS" | (string & {});
