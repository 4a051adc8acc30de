import type { Seed, Slice } from "../../kernel/slice.js";

/** The kinds of files that the Media Manager knows. */
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

/** A file of the site's media. */
export interface MediaFile {
  readonly id: string;
  /** Position in the order of creation. */
  readonly order: number;
  readonly displayName: string;
  readonly mimeType: string;
  readonly mediaType: MediaType;
  readonly parentFolderId: string;
  readonly private: boolean;
  readonly labels: readonly string[];
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Uploaded bytes. An imported file has a `sourceUrl` instead, to which the emulator redirects. */
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly sourceUrl?: string;
  /** In pixels, for images. */
  readonly size?: { readonly width: number; readonly height: number };
  /** In the trash bin. */
  readonly isDeleted?: true;
}

/** What an upload URL was generated for. */
export interface Upload {
  readonly mimeType: string;
  readonly fileName?: string;
  readonly parentFolderId: string;
  readonly private: boolean;
  readonly labels: readonly string[];
}

export interface MediaData {
  readonly files: Map<string, MediaFile>;
  /** By token. */
  readonly uploads: Map<string, Upload>;
}

/** The files of the site. Entries are replaced, never changed in place. */
export const mediaSlice: Slice<MediaData, Seed, "media"> = {
  name: "media",
  slice: () => ({ files: new Map(), uploads: new Map() }),
  copy: ({ files, uploads }) => ({ files: new Map(files), uploads: new Map(uploads) }),
};
