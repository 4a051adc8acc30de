// `node tools/shop/src/count-glue.ts [folder]`: what of the example shop only joins it to the platform, piece by piece.
import { fileURLToPath } from "node:url";
import { countGlue } from "./glue.ts";

const shop = fileURLToPath(new URL("../../../examples/storefront/src", import.meta.url));
const { outside, inside, pieces } = countGlue(process.argv[2] ?? shop);
console.log(pieces.join("\n"));
console.log(`${outside} lines outside components, ${inside} more in components`);
