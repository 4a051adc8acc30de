import { ACCESSORIES } from "./garments/accessories.ts";
import { BAGS } from "./garments/bags.ts";
import { BOOTS } from "./garments/boots.ts";
import { BOTTOMS } from "./garments/bottoms.ts";
import { DRESSES } from "./garments/dresses.ts";
import { KNITWEAR } from "./garments/knitwear.ts";
import type { Motif } from "./garments/motif.ts";
import { OBJECTS } from "./garments/objects.ts";
import { OUTERWEAR } from "./garments/outerwear.ts";
import { SHOES } from "./garments/shoes.ts";
import { SMALL_THINGS } from "./garments/small-things.ts";
import { TOPS } from "./garments/tops.ts";

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
