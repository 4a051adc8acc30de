import type { Cloth } from "./kit/cloth.js";

/** View of a motif: from the front, close up, in use, or from behind. */
export type View = "front" | "detail" | "worn" | "back";

/** Description of an illustration. */
export interface Artwork {
  readonly motif: string;
  /** Colors as #rrggbb: background, main color, accent. */
  readonly palette: readonly [string, string, string];
  readonly seed: number;
  /** Default: `"front"`. */
  readonly view?: View | undefined;
  /** Fabric. Default: depends on the motif. */
  readonly cloth?: Cloth | undefined;
}

/** Image of a product or category. The emulator draws it unless it has a URL. */
export interface Picture {
  readonly id: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  /** URL of an external image. */
  readonly url?: string;
  /** Id of a file in the site's media. Unknown ids are drawn. */
  readonly file?: string;
  /** Whether the emulator serves an uploaded or imported file. */
  readonly isStored?: true;
  readonly displayName?: string;
  readonly art: Artwork;
}
