/** An address of this site in full: the platform takes no paths. */
export function absolute(address: string): string {
  return new URL(address, window.location.href).href;
}
