import type { OptionValue } from "@portico/react/format";
import { useState } from "react";
import { RulerIcon } from "shop-ui/design/icons";
import { Sheet } from "shop-ui/design/sheet";

type Table = readonly (readonly string[])[];

const LETTERS: Table = [
  ["Size", "Chest", "Waist", "Hips"],
  ["XS", "82", "64", "90"],
  ["S", "88", "70", "96"],
  ["M", "94", "76", "102"],
  ["L", "102", "84", "110"],
  ["XL", "112", "94", "118"],
];

const WAISTS: Table = [
  ["Size", "Waist", "Hips", "Inseam"],
  ["28", "72", "92", "80"],
  ["30", "77", "97", "81"],
  ["32", "82", "102", "82"],
  ["34", "87", "107", "83"],
  ["36", "92", "112", "84"],
];

const SHOES: Table = [
  ["EU", "UK", "US", "Foot"],
  ["37", "4", "6½", "23.5"],
  ["38", "5", "7½", "24.1"],
  ["39", "6", "8½", "24.8"],
  ["40", "6½", "9", "25.4"],
  ["41", "7½", "10", "26.1"],
  ["42", "8", "10½", "26.7"],
];

/** The table that has all of these sizes. */
const tableFor = (sizes: readonly OptionValue[]) =>
  [LETTERS, WAISTS, SHOES].find((table) =>
    sizes.every(({ name }) => table.some(([size]) => size === name)),
  );

/** What the sizes mean in centimeters, where there is a table of them. */
export function SizeGuide({ sizes }: { sizes: readonly OptionValue[] }) {
  const [isOpen, setOpen] = useState(false);
  const table = tableFor(sizes);
  if (!table) return null;
  const [head = [], ...rows] = table;
  return (
    <>
      <button className="text-button aside" type="button" onClick={() => setOpen(true)}>
        <RulerIcon />
        Size guide
      </button>
      <Sheet open={isOpen} close={() => setOpen(false)} title="Size guide">
        <p className="muted">
          Body measurements in centimeters. Between sizes? Choose the larger one.
        </p>
        <table className="sizes">
          <thead>
            <tr>
              {head.map((name) => (
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
                    <td key={head[column + 1]}>{measure}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Sheet>
    </>
  );
}
