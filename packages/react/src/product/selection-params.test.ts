import type { V3Product } from "@portico/stores/products-v3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectionFromParams } from "./selection-from-params.js";
import { selectionToParams } from "./selection-params.js";

const key = fc.string({ minLength: 1, maxLength: 6 });
const choices = fc.uniqueArray(key, { minLength: 1, maxLength: 4 });
const fields = fc.uniqueArray(fc.record({ key, choices }), { selector: (field) => field.key });

const productOf = (
  options: readonly { key: string; choices: readonly string[] }[],
  modifiers: readonly { key: string; choices: readonly string[] }[],
): V3Product => ({
  id: "p",
  revision: "1",
  productType: "PHYSICAL",
  infoSections: [],
  additionalRibbons: [],
  options: options.map((option, index) => ({
    id: `option-${index}`,
    key: option.key,
    optionRenderType: "TEXT_CHOICES",
    choicesSettings: {
      choices: option.choices.map((name) => ({
        choiceId: `${index}:${name}`,
        choiceType: "CHOICE_TEXT",
        key: name,
        inStock: true,
        visible: true,
      })),
    },
  })),
  modifiers: modifiers.map((modifier) => ({
    key: modifier.key,
    modifierRenderType: "TEXT_CHOICES",
    toBeRemovedMandatory: false,
    choicesSettings: {
      choices: modifier.choices.map((name) => ({ choiceType: "CHOICE_TEXT", key: name })),
    },
  })),
});

const productsWithSelections = fc
  .record({ options: fields, modifiers: fields, picks: fc.infiniteStream(fc.nat(5)) })
  .map(({ options, modifiers, picks }) => {
    const product = productOf(options, modifiers);
    const pick = (values: readonly string[]) => values[picks.next().value as number];
    const choiceEntries = product.options.flatMap((option, index) => {
      const name = pick(options[index]?.choices ?? []);
      return name === undefined ? [] : [[option.id, `${index}:${name}`]];
    });
    const modifierEntries = modifiers.flatMap((modifier) => {
      const name = pick(modifier.choices);
      return name === undefined ? [] : [[modifier.key, name]];
    });
    return {
      product,
      selection: {
        choices: Object.fromEntries(choiceEntries),
        ...(modifierEntries.length > 0 ? { modifiers: Object.fromEntries(modifierEntries) } : {}),
      },
    };
  });

describe("selectionToParams", () => {
  it("is reversed by selectionFromParams, regardless of the names", () => {
    fc.assert(
      fc.property(productsWithSelections, ({ product, selection }) => {
        const params = selectionToParams(product, selection).toString();
        expect(selectionFromParams(product, new URLSearchParams(params))).toEqual(selection);
      }),
    );
  });

  it("keeps other parameters and removes a cleared choice", () => {
    const product = productOf([{ key: "Color", choices: ["Navy", "Red"] }], []);
    const params = new URLSearchParams("utm=mail&Color=Navy");
    const red = selectionToParams(product, { choices: { "option-0": "0:Red" } }, params);
    expect(red.toString()).toBe("utm=mail&Color=Red");
    expect(selectionToParams(product, { choices: {} }, red).toString()).toBe("utm=mail");
    expect(params.toString()).toBe("utm=mail&Color=Navy");
  });

  it("omits custom text and the quantity", () => {
    const product = productOf([{ key: "Color", choices: ["Navy"] }], []);
    const selection = { choices: {}, texts: { Card: "Dear Ada" }, quantity: 3 };
    expect(selectionToParams(product, selection).toString()).toBe("");
  });
});

it("selectionFromParams ignores unknown parameters and values", () => {
  const product = productOf([{ key: "Color", choices: ["Navy"] }], []);
  expect(selectionFromParams(product, new URLSearchParams("Color=Plum&Fit=Slim"))).toEqual({
    choices: {},
  });
});
