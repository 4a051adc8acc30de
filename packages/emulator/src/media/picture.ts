/** An illustration, drawn from this description. */
export interface Artwork {
  readonly motif: string;
  /** Colours as #rrggbb: background, main, accent. */
  readonly palette: readonly [string, string, string];
  readonly seed: number;
}

/** A picture of a product or category, drawn by the emulator itself. */
export interface Picture {
  readonly id: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  readonly art: Artwork;
  /** Where the file is, when it is not drawn. */
  readonly url?: string;
}
