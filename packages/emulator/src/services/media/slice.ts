import type { Seed, Slice } from "../../kernel/slice.js";

export const MEDIA_TYPES = [
  "IMAGE",
  "VIDEO",
  "AUDIO",
  "DOCUMENT",
  "VECTOR",
  "ARCHIVE",
  "MODEL3D",
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export interface MediaFile {
  readonly id: string;
  readonly order: number;
  readonly displayName: string;
  readonly mimeType: string;
  readonly mediaType: MediaType;
  readonly parentFolderId: string;
  readonly private: boolean;
  readonly labels: readonly string[];
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Not set for imported files, which have a `sourceUrl` instead. */
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly sourceUrl?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the file is in the trash. */
  readonly isDeleted?: true;
}

export interface Upload
  extends Pick<MediaFile, "mimeType" | "parentFolderId" | "private" | "labels"> {
  readonly fileName?: string;
}

export interface MediaData {
  readonly files: Map<string, MediaFile>;
  readonly uploads: Map<string, Upload>;
}

/** Entries are replaced and never mutated, so it is enough to copy the maps. */
export const mediaSlice: Slice<MediaData, Seed, "media"> = {
  name: "media",
  slice: () => ({ files: new Map(), uploads: new Map() }),
  copy: ({ files, uploads }) => ({ files: new Map(files), uploads: new Map(uploads) }),
};
