import type { Emulator } from "../emulator.js";
import type { Caller, Json } from "./test-client.js";

export const price = (amount: string, compareAt?: string) => ({
  price: {
    actualPrice: { amount },
    ...(compareAt === undefined ? {} : { compareAtPrice: { amount: compareAt } }),
  },
});

export const choiceOf = (optionName: string, choiceName: string) => ({
  optionChoiceNames: { optionName, choiceName, renderType: "TEXT_CHOICES" },
});

export const option = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: "TEXT_CHOICES",
  choicesSettings: {
    choices: choices.map((choice) => ({ choiceType: "CHOICE_TEXT", name: choice })),
  },
});

export const productInput = (name: string, fields: object = {}): Json => ({
  name,
  productType: "PHYSICAL",
  physicalProperties: {},
  variantsInfo: { variants: [price("20")] },
  ...fields,
});

export const ropeInput = (fields: object = {}, stock?: readonly object[]): Json => ({
  ...productInput("Rope"),
  options: [option("Length", "Short", "Long")],
  variantsInfo: {
    variants: ["Short", "Long"].map((choice, index) => ({
      ...price(index === 0 ? "10" : "15"),
      sku: `ROPE-${choice}`,
      choices: [choiceOf("Length", choice)],
      ...(stock?.[index] ? { inventoryItem: stock[index] } : {}),
    })),
  },
  ...fields,
});

export async function createProduct(
  owner: Caller,
  product: Json,
  fields: string[] = [],
): Promise<Json> {
  return (await owner.call("stores.productsV3.createProduct", { product, fields })).product;
}

export async function createProductWithStock(owner: Caller, product: Json): Promise<Json> {
  const request = { product, returnEntity: true };
  return (await owner.call("stores.productsV3.createProductWithInventory", request)).product;
}

/** Returns the content of all sent events of one type. */
export async function eventsOf(emulator: Emulator, type: string): Promise<Json[]> {
  await emulator.settled();
  return emulator.webhooks
    .filter(({ eventType }) => eventType === type)
    .map(({ jwt }) => {
      const claims = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
      const data = typeof claims.data === "string" ? JSON.parse(claims.data) : claims.data;
      return typeof data.data === "string" ? JSON.parse(data.data) : data;
    });
}

export const WEBHOOK_OPTIONS = {
  webhooks: { url: "http://localhost:9/hook" },
  fetch: async () => new Response(null, { status: 200 }),
} as const;
