import { describe, expect, test } from "vitest";
import { applyUpdate, newEntity } from "./merge.js";
import { completeEntity, completeFields, keepOneOfGroup, setIds } from "./shape.js";

const RULE_SHAPE = "ecom/discount-rules#DiscountRule";
const DISCOUNT_SHAPE = "ecom/discount-rules#Discount";

describe("completeEntity", () => {
  test("adds fields that responses always contain, at every depth and in lists", () => {
    const rule = { name: "x", discounts: { values: [{ percentage: 10 }] } };
    expect(completeEntity(rule, RULE_SHAPE)).toEqual({
      name: "x",
      status: "LIVE",
      usageCount: 0,
      discounts: {
        values: [{ percentage: 10, targetType: "SPECIFIC_ITEMS", discountType: "PERCENTAGE" }],
      },
    });
    expect(rule).toEqual({ name: "x", discounts: { values: [{ percentage: 10 }] } });
  });

  test("returns the same entity if the entity is already complete", () => {
    const completeValue = completeEntity({ name: "x" }, RULE_SHAPE);
    expect(completeEntity(completeValue, RULE_SHAPE)).toBe(completeValue);
    expect(completeEntity(completeValue, "no/shape#AtAll")).toBe(completeValue);
  });
});

test("completeFields adds fields only to nested entities", () => {
  const fields = { name: "x", discounts: {} };
  expect(completeFields(fields, RULE_SHAPE)).toEqual({ name: "x", discounts: { values: [] } });
});

test("keepOneOfGroup keeps the changed field of mutually exclusive fields", () => {
  const next = { percentage: 10, fixedAmount: "5" };
  keepOneOfGroup(next, { percentage: 10 }, DISCOUNT_SHAPE);
  expect(next).toEqual({ fixedAmount: "5" });
  const untouched = { percentage: 20 };
  keepOneOfGroup(untouched, { percentage: 10 }, DISCOUNT_SHAPE);
  expect(untouched).toEqual({ percentage: 20 });
});

describe("read-only fields of list items", () => {
  const readOnly = ["regions.id", "regions.carriers"];

  test("are ignored in requests", () => {
    const sent = { regions: [{ id: "mine", name: "x", carriers: [1] }] };
    expect(newEntity(sent, { readOnly })).toEqual({ regions: [{ name: "x" }] });
  });

  test("are kept for the item with the same id, at any position", () => {
    const before = {
      regions: [
        { id: "a", carriers: [1] },
        { id: "b", carriers: [2] },
      ],
    };
    const change = {
      regions: [
        { id: "b", name: "y" },
        { id: "new", carriers: [3] },
      ],
    };
    expect(applyUpdate(before, change, undefined, { readOnly })).toEqual({
      regions: [{ id: "b", name: "y", carriers: [2] }, {}],
    });
  });

  test("are kept for an unchanged item that has no id", () => {
    const before = { regions: [{ name: "x", carriers: [1] }] };
    const change = {
      regions: [
        { name: "x", carriers: [1] },
        { name: "x", carriers: [2] },
      ],
    };
    expect(applyUpdate(before, change, undefined, { readOnly })).toEqual({
      regions: [{ name: "x", carriers: [1] }, { name: "x" }],
    });
  });

  test("include ids, which are generated for items without one", () => {
    const entity = { id: "x", regions: [{ id: "a" }, {}], one: {} };
    setIds(entity, ["id", "one.id", "regions.id"], (kind) => `new ${kind}`);
    expect(entity).toEqual({ id: "x", regions: [{ id: "a" }, { id: "new regions" }], one: {} });
  });
});
