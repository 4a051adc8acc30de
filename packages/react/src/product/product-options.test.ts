import type { V3Product, Variant } from "@portico/stores/products-v3";
import { describe, expect, it } from "vitest";
import { resolveChoices } from "./product-choices.js";
import { firstChoices, resolveSelection } from "./product-options.js";
import type { SelectedChoices } from "./selection.js";

type Stock = "in" | "out" | "preorder";

const media = (id: string) => ({ id, mediaType: "IMAGE", uploadId: "" });

function variant(
  id: string,
  choices: Record<string, string>,
  stock: Stock,
  price: string,
): Variant {
  return {
    id,
    visible: true,
    choices: Object.entries(choices).map(([optionId, choiceId]) => ({
      optionChoiceIds: { optionId, choiceId },
    })),
    price: { actualPrice: { amount: price } },
    inventoryStatus: { inStock: stock === "in", preorderEnabled: stock === "preorder" },
  };
}

const choice = (id: string, more: object = {}) => ({
  choiceId: id,
  choiceType: "CHOICE_TEXT",
  key: id,
  name: id.toUpperCase(),
  colorCode: "",
  inStock: true,
  visible: true,
  ...more,
});

/** A shirt in red S (sold out), red M and blue M (preorder). The variant blue S is hidden. */
const shirt = {
  id: "shirt",
  revision: "1",
  options: [
    {
      id: "color",
      key: "Color",
      name: "Color",
      optionRenderType: "SWATCH_CHOICES",
      choicesSettings: {
        choices: [
          choice("red", { colorCode: "#f00", media: { items: [{ mediaId: "red.jpg" }] } }),
          choice("blue", { colorCode: "#00f", linkedMedia: [media("blue.jpg")] }),
        ],
      },
    },
    {
      id: "size",
      key: "Size",
      name: "Size",
      optionRenderType: "TEXT_CHOICES",
      choicesSettings: {
        choices: [choice("s"), choice("m"), choice("xxl", { visible: false })],
      },
    },
  ],
  media: { itemsInfo: { items: ["red.jpg", "blue.jpg", "cloth.jpg"].map(media) } },
  modifiers: [],
  infoSections: [],
  additionalRibbons: [],
  productType: "PHYSICAL",
  actualPriceRange: { minValue: { amount: "20.00" }, maxValue: { amount: "25.00" } },
  variantsInfo: {
    variants: [
      variant("red-s", { color: "red", size: "s" }, "out", "20.00"),
      variant("red-m", { color: "red", size: "m" }, "in", "20.00"),
      variant("blue-m", { color: "blue", size: "m" }, "preorder", "25.00"),
      { ...variant("blue-s", { color: "blue", size: "s" }, "in", "25.00"), visible: false },
    ],
  },
} satisfies V3Product;

const valueStates = (selection: ReturnType<typeof resolveSelection>, optionIndex: number) =>
  Object.fromEntries(
    (selection.options[optionIndex]?.values ?? []).map(({ id, selected, exists, available }) => [
      id,
      [selected && "selected", exists && "exists", available && "available"].filter(Boolean).join(),
    ]),
  );

it("resolveChoices returns the same options, variant and media as resolveSelection", () => {
  const selections: SelectedChoices[] = [{}, { color: "blue" }, { color: "blue", size: "m" }];
  for (const product of [shirt, { ...shirt, options: [] }]) {
    for (const choices of selections) {
      const { options, missing, variant, media } = resolveSelection(product, choices);
      expect(resolveChoices(product, choices)).toEqual({ options, missing, variant, media });
    }
  }
});

describe("resolveSelection", () => {
  it("returns the product's price and availability if no choice is selected", () => {
    const selection = resolveSelection(shirt, {});
    expect(selection.missing).toEqual(["Color", "Size"]);
    expect(selection.variant).toBeUndefined();
    expect(selection.availability).toBe("IN_STOCK");
    expect(selection.price).toEqual({
      actual: { amount: "20.00" },
      compareAt: undefined,
      from: true,
    });
    expect(valueStates(selection, 0)).toEqual({
      red: "exists,available",
      blue: "exists,available",
    });
    expect(selection.options.map(({ kind }) => kind)).toEqual(["swatch", "text"]);
  });

  it("omits hidden choices and treats hidden variants as missing", () => {
    expect(valueStates(resolveSelection(shirt, { color: "blue" }), 1)).toEqual({
      s: "",
      m: "exists,available",
    });
  });

  it("distinguishes sold-out choices from missing ones", () => {
    const selection = resolveSelection(shirt, { size: "s" });
    expect(valueStates(selection, 0)).toEqual({ red: "exists", blue: "" });
    expect(selection.availability).toBe("OUT_OF_STOCK");
  });

  it("returns the variant if a choice is selected for each option", () => {
    const selection = resolveSelection(shirt, { color: "blue", size: "m" });
    expect(selection.variant?.id).toBe("blue-m");
    expect(selection.missing).toEqual([]);
    expect(selection.availability).toBe("PREORDER");
    expect(selection.price).toMatchObject({ actual: { amount: "25.00" }, from: false });
    expect(selection.options[1]?.selected?.name).toBe("M");
  });

  it("returns NOT_OFFERED for a missing combination", () => {
    const selection = resolveSelection(shirt, { color: "blue", size: "s" });
    expect(selection.variant).toBeUndefined();
    expect(selection.missing).toEqual([]);
    expect(selection.availability).toBe("NOT_OFFERED");
  });

  it("returns the media of the selected color first, then media that belong to no choice", () => {
    const ids = (selected: Record<string, string>) =>
      resolveSelection(shirt, selected).media.map(({ id }) => id);
    expect(ids({ color: "red" })).toEqual(["red.jpg", "cloth.jpg"]);
    expect(ids({ color: "blue" })).toEqual(["blue.jpg", "cloth.jpg"]);
    expect(ids({ size: "m" })).toEqual(["red.jpg", "blue.jpg", "cloth.jpg"]);
  });

  it("ignores unknown and hidden choices", () => {
    const selection = resolveSelection(shirt, { color: "green", fit: "slim", size: "xxl" });
    expect(selection.missing).toEqual(["Color", "Size"]);
    expect(selection.availability).toBe("IN_STOCK");
  });

  it("selects the only variant of a product without options", () => {
    const productWithoutOptions: V3Product = {
      ...shirt,
      options: [],
      media: { main: media("plain.jpg") },
      variantsInfo: { variants: [variant("only", {}, "in", "9.00")] },
    };
    const selection = resolveSelection(productWithoutOptions, {});
    expect(selection.variant?.id).toBe("only");
    expect(selection.media.map(({ id }) => id)).toEqual(["plain.jpg"]);
  });

  it("returns NOT_OFFERED for a product without variants", () => {
    const { variantsInfo: _, ...productWithoutVariants } = shirt;
    expect(resolveSelection(productWithoutVariants, {}).availability).toBe("NOT_OFFERED");
  });
});

describe("firstChoices", () => {
  it("returns the choices of the first variant that can be bought", () => {
    expect(firstChoices(shirt)).toEqual({ color: "red", size: "m" });
  });

  it("returns only the choices of the requested kind of option", () => {
    expect(firstChoices(shirt, ["swatch"])).toEqual({ color: "red" });
  });

  it("returns the choices of the first variant if all are sold out", () => {
    const soldOut: V3Product = {
      ...shirt,
      variantsInfo: { variants: [variant("blue-m", { color: "blue", size: "m" }, "out", "1")] },
    };
    expect(firstChoices(soldOut)).toEqual({ color: "blue", size: "m" });
    expect(firstChoices({ ...shirt, variantsInfo: undefined })).toEqual({});
  });
});
