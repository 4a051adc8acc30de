import { ACCESSORIES } from "./garments/accessories.js";
import { BAGS } from "./garments/bags.js";
import { BOOTS } from "./garments/boots.js";
import { BOTTOMS } from "./garments/bottoms.js";
import { DRESSES } from "./garments/dresses.js";
import { KNITWEAR } from "./garments/knitwear.js";
import type { Motif } from "./garments/motif.js";
import { OBJECTS } from "./garments/objects.js";
import { OUTERWEAR } from "./garments/outerwear.js";
import { SHOES } from "./garments/shoes.js";
import { SMALL_THINGS } from "./garments/small-things.js";
import { TOPS } from "./garments/tops.js";

/** All motifs by name. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  ...OUTERWEAR,
  ...KNITWEAR,
  ...TOPS,
  ...BOTTOMS,
  ...DRESSES,
  ...SHOES,
  ...BOOTS,
  ...BAGS,
  ...ACCESSORIES,
  ...SMALL_THINGS,
  ...OBJECTS,
};
