import type { Cloth } from "./kit/cloth.js";

/** How a motif is shown: from the front, close, in use, or from behind. */
export type View = "front" | "detail" | "worn" | "back";

/** An illustration, drawn from this description. */
export interface Artwork {
  readonly motif: string;
  /** Colors as #rrggbb: background, main, accent. */
  readonly palette: readonly [string, string, string];
  readonly seed: number;
  /** Default: from the front. */
  readonly view?: View | undefined;
  /** Default: what the motif is usually made of. */
  readonly cloth?: Cloth | undefined;
}

/** A picture of a product or category, drawn by the emulator itself unless it has an address. */
export interface Picture {
  readonly id: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  /** Where it is found, when it is a picture from elsewhere. */
  readonly url?: string;
  /** Id of a file in the site's media. The emulator draws a picture for ids that it does not know. */
  readonly file?: string;
  /** The emulator serves the file that was uploaded or imported. */
  readonly isStored?: true;
  readonly displayName?: string;
  readonly art: Artwork;
}
