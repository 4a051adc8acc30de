import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "./first-view.js";

const CACHED_KEY = "portico-fonts";

/**
 * On the first visit, loading fonts would delay the images. On later visits, the browser has cached
 * the fonts.
 */
export async function loadFonts(): Promise<void> {
  if (!readStored(CACHED_KEY)) await firstView;
  await import("shop-ui/design/fonts.css");
  store(CACHED_KEY, "cached");
}
