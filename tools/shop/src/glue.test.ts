import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { countGlue, glueOf } from "./glue.js";

const counted = (text: string) => {
  const { outside, inside } = glueOf("example.tsx", text);
  return { outside, inside };
};

describe("glueOf", () => {
  it("counts code lines that name a subject, not imports, types, comments or blanks", () => {
    expect(
      counted(`
        import { useCart } from "@portico/react";
        export interface Cart { lines: string[] }

        // the cart's lines
        export function cartOf(value: unknown) {

          // comment
          return value;
        }
        export const title = "A cart";
      `),
    ).toEqual({ outside: 3, inside: 0 });
  });

  it("finds subjects as words of names only", () => {
    expect(counted(`const source = resource();`).outside).toBe(0);
    expect(counted(`const kept = sessionStorage;`).outside).toBe(0);
    expect(counted(`signIn();`).outside).toBe(1);
    expect(counted(`const x = lineItems;`).outside).toBe(1);
  });

  it("counts in components what neither renders nor only takes", () => {
    expect(
      counted(`
        export function Line(props: Props) {
          const { price } = props;
          const { lines } = useCart();
          const total = sum(lines, price);
          if (!price) return <p>Free</p>;
          return <p>{price}</p>;
        }
      `),
    ).toEqual({ outside: 0, inside: 1 });
  });

  it("leaves out pages that are loaded when visited", () => {
    const text = `const CartPage = lazy(async () => ({ default: (await import("./cart")).CartPage }));`;
    expect(counted(text).outside).toBe(0);
  });
});

it("the example shop needs fewer than 90 lines of glue, with the data loaders of its pages", () => {
  const folders = ["storefront", "shop-ui"].map((name) =>
    fileURLToPath(new URL(`../../../examples/${name}/src`, import.meta.url)),
  );
  const { outside, pieces } = countGlue(...folders);
  expect(outside, pieces.join("\n")).toBeLessThan(90);
});
