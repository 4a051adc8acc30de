import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "./first-view.js";

const CACHED = "portico-fonts";

/**
 * Loads the fonts. On the first visit they come after the first view, because they would delay its pictures. Later
 * they are in the browser's cache.
 */
export async function loadFonts(): Promise<void> {
  if (!readStored(CACHED)) await firstView;
  await import("shop-ui/design/fonts.css");
  store(CACHED, "cached");
}
