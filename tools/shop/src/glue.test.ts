import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { countGlue, glueOf } from "./glue.js";

const countGlueLines = (text: string) => {
  const { outside, inside } = glueOf("example.tsx", text);
  return { outside, inside };
};

describe("glueOf", () => {
  it("counts the lines of statements that mention a shop concept such as the cart, but not imports, types, comments or blank lines", () => {
    expect(
      countGlueLines(`
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

  it("recognizes shop concepts in camel-case names, but ignores browser storage", () => {
    expect(countGlueLines(`const source = resource();`).outside).toBe(0);
    expect(countGlueLines(`const kept = sessionStorage;`).outside).toBe(0);
    expect(countGlueLines(`signIn();`).outside).toBe(1);
    expect(countGlueLines(`const x = lineItems;`).outside).toBe(1);
  });

  it("counts component code only if it does more than read and render data", () => {
    expect(
      countGlueLines(`
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

  it("recognizes memoized components", () => {
    const text = `const Picture = memo(function Picture({ media }) { return <img src={media} />; });`;
    expect(countGlueLines(text).outside).toBe(0);
  });

  it("does not count lazily loaded pages", () => {
    const text = `const CartPage = lazy(async () => ({ default: (await import("./cart")).CartPage }));`;
    expect(countGlueLines(text).outside).toBe(0);
  });
});

it("the example shop has fewer than 90 lines of glue code outside of components", () => {
  const folders = ["storefront", "shop-ui"].map((name) =>
    fileURLToPath(new URL(`../../../examples/${name}/src`, import.meta.url)),
  );
  const { outside, pieces } = countGlue(...folders);
  expect(outside, pieces.join("\n")).toBeLessThan(90);
});
