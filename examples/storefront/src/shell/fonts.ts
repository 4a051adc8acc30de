import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "./first-view.js";

const CACHED = "portico-fonts";

/** On the first visit, fonts would delay the images. Later, the browser has cached them. */
export async function loadFonts(): Promise<void> {
  if (!readStored(CACHED)) await firstView;
  await import("shop-ui/design/fonts.css");
  store(CACHED, "cached");
}
