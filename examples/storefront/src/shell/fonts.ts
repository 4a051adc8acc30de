import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "./first-view.js";

const CACHED_KEY = "portico-fonts";

/**
 * On the first visit, loads the fonts after the images, because the fonts would delay them. On
 * later visits, loads the fonts immediately, because the browser has cached them.
 */
export async function loadFonts(): Promise<void> {
  if (!readStored(CACHED_KEY)) await firstView;
  await import("shop-ui/design/fonts.css");
  store(CACHED_KEY, "cached");
}
