/** View of a motif: from the front, in a room, close up, or from behind. */
export type View = "front" | "room" | "detail" | "back";

/** Description of an illustration. */
export interface Artwork {
  readonly motif: string;
  /** Colors as #rrggbb: background, main color, accent. */
  readonly palette: readonly [string, string, string];
  /** A seed that varies small details of the surroundings. */
  readonly seed: number;
  readonly view: View;
}
