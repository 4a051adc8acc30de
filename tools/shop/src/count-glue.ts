// `node tools/shop/src/count-glue.ts [folder…]`: lists the parts of the example shop that only
// connect it to the platform.
import { fileURLToPath } from "node:url";
import { countGlue } from "./glue.ts";

const shop = ["storefront", "shop-ui"].map((name) =>
  fileURLToPath(new URL(`../../../examples/${name}/src`, import.meta.url)),
);
const folders = process.argv.slice(2);
const { outside, inside, pieces } = countGlue(...(folders.length > 0 ? folders : shop));
console.log(pieces.join("\n"));
console.log(`${outside} lines outside components, ${inside} more in components`);
