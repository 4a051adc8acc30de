// Ids, stock and images are derived from the rows of the fashion shop's tables.
import { CATEGORY_TABLE, FASHION_TABLE, INFO_SECTION_TABLE } from "./fashion-table.js";

export const COLORS: Readonly<Record<string, string>> = {
  Ivory: "#efe6d6",
  Sand: "#d8c3a5",
  Camel: "#b98a58",
  Rust: "#b5532f",
  Clay: "#c17f63",
  Rose: "#d9a5a0",
  Berry: "#7d2e46",
  Sage: "#9fae90",
  Forest: "#35523f",
  Sky: "#a9c3d6",
  Denim: "#4f6d8f",
  Navy: "#26334d",
  Stone: "#a8a296",
  Charcoal: "#3f3f44",
  Black: "#232225",
  White: "#f4f1ea",
  Mustard: "#cf9b3c",
  Lilac: "#b9a7c8",
};

export const SIZES: Readonly<Record<string, readonly string[]>> = {
  letters: ["XS", "S", "M", "L", "XL"],
  short: ["S", "M", "L"],
  waist: ["28", "30", "32", "34", "36"],
  shoes: ["37", "38", "39", "40", "41", "42"],
  belt: ["80", "90", "100"],
  one: [],
};

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));

export const CATEGORIES = /* @__PURE__ */ rowsOf(CATEGORY_TABLE).map(
  ([key = "", name = "", parent = "", motif = "", description = ""]) => ({
    key,
    name,
    parent,
    motif,
    description,
  }),
);

export const BRANDS = ["Atelier Nord", "Maren & Co", "Oxbow Goods", "Studio Lumen", "Field Notes"];
export const RIBBONS = ["New", "Best seller", "Sale", "Last pieces"];

export const INFO_SECTIONS = /* @__PURE__ */ rowsOf(INFO_SECTION_TABLE).map(
  ([uniqueName = "", title = "", text = ""]) => ({ uniqueName, title, text }),
);

export type Trait =
  | "sold-out"
  | "hidden"
  | "uncounted"
  | "preorder"
  | "monogram"
  | "digital"
  | "large-costs-more";

export interface Row {
  readonly name: string;
  readonly motif: string;
  readonly category: string;
  readonly brand: number;
  readonly price: string;
  readonly oldPrice?: string;
  readonly ribbon?: number;
  readonly colors: readonly string[];
  readonly sizes: string;
  readonly text: string;
  readonly extras?: readonly string[];
  readonly trait?: Trait;
}

export function fashionRows(): Row[] {
  return rowsOf(FASHION_TABLE).map((cells): Row => {
    const cell = (index: number) => cells[index] ?? "";
    const wordsInCell = (index: number) => cell(index).split(" ").filter(Boolean);
    return {
      name: cell(0),
      motif: cell(1),
      category: cell(2),
      brand: Number(cell(3)),
      price: cell(4),
      ...(cell(5) === "" ? {} : { oldPrice: cell(5) }),
      ...(cell(6) === "" ? {} : { ribbon: Number(cell(6)) }),
      colors: wordsInCell(7),
      sizes: cell(8),
      extras: wordsInCell(9),
      ...(cell(10) === "" ? {} : { trait: cell(10) as Trait }),
      text: cell(11),
    };
  });
}
