import { portico } from "../portico.js";

export const dynamic = "force-dynamic";

export default async function Page() {
  const { productsV3 } = await portico.serverClient();
  const { items } = await productsV3.queryProducts().limit(1).find();
  return <p>Product: {items[0].name}</p>;
}
