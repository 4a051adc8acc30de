import { portico } from "../../../portico.js";

export async function POST() {
  const client = await portico.actionClient();
  const { items } = await client.productsV3.queryProducts().limit(1).find();
  return new Response(items[0].name);
}
