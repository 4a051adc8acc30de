import type { OptionValue } from "@portico/react/format";
import { useState } from "react";
import { RulerIcon } from "shop-ui/design/later-icons";
import { Sheet } from "shop-ui/design/sheet";

type Table = readonly (readonly string[])[];

const LETTER_SIZES: Table = [
  ["Size", "Chest", "Waist", "Hips"],
  ["XS", "32", "25", "35½"],
  ["S", "34½", "27½", "38"],
  ["M", "37", "30", "40"],
  ["L", "40", "33", "43½"],
  ["XL", "44", "37", "46½"],
];

const WAIST_SIZES: Table = [
  ["Size", "Waist", "Hips", "Inseam"],
  ["28", "28½", "36", "31½"],
  ["30", "30½", "38", "32"],
  ["32", "32½", "40", "32½"],
  ["34", "34½", "42", "32½"],
  ["36", "36", "44", "33"],
];

const SHOE_SIZES: Table = [
  ["EU", "UK", "US", "Foot"],
  ["37", "4", "6½", "9¼"],
  ["38", "5", "7½", "9½"],
  ["39", "6", "8½", "9¾"],
  ["40", "6½", "9", "10"],
  ["41", "7½", "10", "10¼"],
  ["42", "8", "10½", "10½"],
];

/** Returns the table that contains all of the sizes, or undefined if no table does. */
const tableFor = (sizes: readonly OptionValue[]) =>
  [LETTER_SIZES, WAIST_SIZES, SHOE_SIZES].find((table) =>
    sizes.every(({ name }) => table.some(([size]) => size === name)),
  );

export function SizeGuide({ sizes }: { sizes: readonly OptionValue[] }) {
  const [isOpen, setOpen] = useState(false);
  const table = tableFor(sizes);
  if (!table) return null;
  const [headings = [], ...rows] = table;
  return (
    <>
      <button className="text-button aside" type="button" onClick={() => setOpen(true)}>
        <RulerIcon />
        Size guide
      </button>
      <Sheet open={isOpen} close={() => setOpen(false)} title="Size guide">
        <p className="muted">Body measurements in inches. Between sizes? Choose the larger one.</p>
        <table className="sizes">
          <thead>
            <tr>
              {headings.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(([size]) => sizes.some(({ name }) => name === size))
              .map(([size, ...measures]) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  {measures.map((measure, column) => (
                    <td key={headings[column + 1]}>{measure}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Sheet>
    </>
  );
}
