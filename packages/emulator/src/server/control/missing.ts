/** Something that was asked for and is not there. */
export class Missing extends Error {
  override readonly name = "Missing";
}
