/** Image of a product or category: an external URL, a file of the site's media, or a sample image. */
export interface Picture {
  readonly id: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  /** URL of an external image. */
  readonly url?: string;
  /** Id of a file in the site's media. Unknown ids show a placeholder. */
  readonly file?: string;
  /** Whether the emulator serves an uploaded or imported file. */
  readonly isStored?: true;
  readonly displayName?: string;
  /** Name of a sample image, such as "tee-navy". Default: a placeholder. */
  readonly sample?: string;
}
