/** Image in the state: an external image, a file in the site's media, or a sample image. */
export interface Picture {
  readonly id: string;
  /** Alternative text for screen readers. */
  readonly altText: string;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** URL of an external image. */
  readonly url?: string;
  /** Id of a file in the site's media. Unknown ids show a placeholder. */
  readonly file?: string;
  /** Whether the emulator serves the file because it was uploaded or imported. */
  readonly isStored?: true;
  /** File name that the merchant sees. */
  readonly displayName?: string;
  /** Name of a sample image, such as `"tee-navy"`. Default: a placeholder. */
  readonly sample?: string;
}
