/** Thrown if a requested item does not exist. The control API returns 404. */
export class Missing extends Error {
  override readonly name = "Missing";
}
