import type { Seed, Slice } from "../../kernel/slice.js";

/** The kinds of files in the Media Manager. */
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
  /** The position in creation order. */
  readonly order: number;
  readonly displayName: string;
  readonly mimeType: string;
  readonly mediaType: MediaType;
  readonly parentFolderId: string;
  readonly private: boolean;
  readonly labels: readonly string[];
  readonly createdDate: string;
  readonly updatedDate: string;
  /**
   * The uploaded bytes. An imported file has a `sourceUrl` instead, and the emulator redirects to
   * it.
   */
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly sourceUrl?: string;
  /** The size of an image, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the file is in the trash. */
  readonly isDeleted?: true;
}

/** The parameters of a generated upload URL. */
export interface Upload {
  readonly mimeType: string;
  readonly fileName?: string;
  readonly parentFolderId: string;
  readonly private: boolean;
  readonly labels: readonly string[];
}

export interface MediaData {
  readonly files: Map<string, MediaFile>;
  /** Uploads by token. */
  readonly uploads: Map<string, Upload>;
}

/** The files of the site. Entries are replaced and never mutated. */
export const mediaSlice: Slice<MediaData, Seed, "media"> = {
  name: "media",
  slice: () => ({ files: new Map(), uploads: new Map() }),
  copy: ({ files, uploads }) => ({ files: new Map(files), uploads: new Map(uploads) }),
};
