import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { ConnectedModifier, V3Product, Variant } from "@portico/stores/products-v3";
import { describe, expect, it } from "vitest";
import { resolveSelection } from "./product-options.js";

const engraving: ConnectedModifier = {
  key: "Engraving",
  modifierRenderType: "FREE_TEXT",
  toBeRemovedMandatory: true,
  mandatory: true,
  freeTextSettings: {
    key: "Your text",
    title: "Your text, 2 to 5 letters",
    minCharCount: 2,
    maxCharCount: 5,
    defaultAddedPrice: "12.00",
  },
};
const wrapping: ConnectedModifier = {
  key: "Wrapping",
  name: "Gift wrapping",
  modifierRenderType: "SWATCH_CHOICES",
  toBeRemovedMandatory: false,
  choicesSettings: {
    choices: [
      { key: "Paper", choiceType: "ONE_COLOR", colorCode: "#fff" },
      { key: "Box", name: "A box", choiceType: "ONE_COLOR", addedPrice: "5.00" },
    ],
  },
};

const onlyVariant: Variant = {
  id: "only",
  sku: "RING",
  choices: [],
  price: { actualPrice: { amount: "90.00" } },
  physicalProperties: { weight: 0.2 },
  inventoryStatus: { inStock: true, preorderEnabled: false },
};

const createRing = (
  modifiers: ConnectedModifier[],
  variant: Pick<Variant, "inventoryStatus"> = {},
): V3Product => ({
  id: "ring",
  revision: "1",
  productType: "PHYSICAL",
  options: [],
  modifiers,
  infoSections: [],
  additionalRibbons: [],
  variantsInfo: { variants: [{ ...onlyVariant, ...variant }] },
});

const inventoryItem = (fields: Partial<InventoryItem>): InventoryItem => ({
  id: "item",
  revision: "1",
  variantId: "only",
  productId: "ring",
  trackQuantity: true,
  availabilityStatus: "IN_STOCK",
  ...fields,
});

describe("modifiers and custom text fields", () => {
  const product = createRing([engraving, wrapping]);

  it("are listed with their surcharges", () => {
    const { modifiers, texts, sku, weight } = resolveSelection(product, {});
    expect(modifiers).toEqual([
      {
        key: "Wrapping",
        name: "Gift wrapping",
        kind: "swatch",
        mandatory: false,
        selected: undefined,
        values: [
          {
            key: "Paper",
            name: "Paper",
            colorCode: "#fff",
            addedPrice: undefined,
            selected: false,
          },
          { key: "Box", name: "A box", colorCode: undefined, addedPrice: "5.00", selected: false },
        ],
      },
    ]);
    expect(texts).toEqual([
      {
        key: "Your text",
        title: "Your text, 2 to 5 letters",
        mandatory: true,
        minLength: 2,
        maxLength: 5,
        addedPrice: "12.00",
        value: "",
      },
    ]);
    expect({ sku, weight }).toEqual({ sku: "RING", weight: 0.2 });
  });

  it.each([
    ["required-text", ""],
    ["required-text", "  "],
    ["too-short", "A"],
    ["too-long", "Adelaide"],
    [undefined, "Ada"],
  ])("report the problem %s if the text is %j", (kind, text) => {
    const selection = resolveSelection(product, {}, { texts: { "Your text": text } });
    expect(selection.problems).toEqual(kind ? [{ field: "Your text", kind }] : []);
    expect(selection.item === undefined).toBe(kind !== undefined);
  });

  it("are included in the item by key if the product has that key", () => {
    const extras = {
      texts: { "Your text": "Ada", Other: "x" },
      modifiers: { Wrapping: "Box", constructor: "Box" },
      quantity: 2,
    };
    expect(resolveSelection(product, {}, extras).item).toEqual({
      productId: "ring",
      variantId: "only",
      quantity: 2,
      modifiers: { Wrapping: "Box" },
      customTextFields: { "Your text": "Ada" },
    });
  });

  it("report a problem if they are mandatory and have no valid choice", () => {
    const productWithMandatoryChoice = createRing([{ ...wrapping, mandatory: true }]);
    expect(resolveSelection(productWithMandatoryChoice, {}).problems).toEqual([
      { field: "Wrapping", kind: "choose" },
    ]);
    const unknownSelection = resolveSelection(
      productWithMandatoryChoice,
      {},
      { modifiers: { Wrapping: "Silk" } },
    );
    expect(unknownSelection.problems).toEqual([{ field: "Wrapping", kind: "choose" }]);
  });
});

describe("stock for a selection", () => {
  const soldOut = { inventoryStatus: { inStock: false, preorderEnabled: false } };
  const preorderable = { inventoryStatus: { inStock: false, preorderEnabled: true } };

  it("is the sum of the units at all locations", () => {
    const inventory = [
      inventoryItem({ quantity: 2 }),
      inventoryItem({ quantity: 3, locationId: "cellar" }),
    ];
    const { stock, item } = resolveSelection(createRing([]), {}, { inventory, quantity: 5 });
    expect(stock).toEqual({ inStock: true, quantity: 5, preorder: undefined, backInStock: false });
    expect(item?.quantity).toBe(5);
    const largerSelection = resolveSelection(createRing([]), {}, { inventory, quantity: 6 });
    expect(largerSelection.problems).toEqual([{ field: "quantity", kind: "out-of-stock" }]);
    expect(resolveSelection(createRing([]), {}, { quantity: 6 }).problems).toEqual([]);
  });

  it("has no quantity if a location does not track it, or if only other variants have inventory", () => {
    const partlyTracked = [
      inventoryItem({ quantity: 2 }),
      inventoryItem({ trackQuantity: false, inStock: true }),
    ];
    expect(
      resolveSelection(createRing([]), {}, { inventory: partlyTracked }).stock.quantity,
    ).toBeUndefined();
    const otherInventory = [inventoryItem({ variantId: "other", quantity: 1 })];
    expect(
      resolveSelection(createRing([]), {}, { inventory: otherInventory }).stock.quantity,
    ).toBeUndefined();
  });

  it("includes the preorder message and limit", () => {
    const preorderInfo = { enabled: true, message: "Ships in May", limit: 9, quantity: 3 };
    const inventory = [inventoryItem({ quantity: 0, preorderInfo })];
    const selection = resolveSelection(
      createRing([], preorderable),
      {},
      { inventory, quantity: 3 },
    );
    expect(selection.stock).toEqual({
      inStock: false,
      quantity: 0,
      preorder: { message: "Ships in May", limit: 3 },
      backInStock: false,
    });
    expect(selection.item?.quantity).toBe(3);
    expect(
      resolveSelection(createRing([], preorderable), {}, { inventory, quantity: 4 }).item,
    ).toBeUndefined();
    expect(resolveSelection(createRing([], preorderable), {}).stock.preorder).toEqual({
      message: undefined,
      limit: undefined,
    });
  });

  it("offers a back-in-stock notification if the selection is sold out", () => {
    const { stock, problems, item } = resolveSelection(createRing([], soldOut), {});
    expect(stock.backInStock).toBe(true);
    expect(problems).toEqual([{ field: "variant", kind: "out-of-stock" }]);
    expect(item).toBeUndefined();
  });
});

it.each([0, -1, Number.NaN, 1.9, undefined])(
  "resolveSelection treats a quantity of %s as 1",
  (quantity) => {
    expect(resolveSelection(createRing([]), {}, { quantity }).item?.quantity).toBe(1);
  },
);
