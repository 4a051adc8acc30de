import { type CartLineView, useCartActions } from "@portico/react";
import { useEffect, useRef, useState } from "react";
import { CartLine } from "./cart-line.js";

/** A line that was taken out a moment ago, and where it stood. */
interface Removed {
  readonly key: string;
  readonly name: string;
  readonly at: number;
  readonly undo: () => unknown;
}

/** What stands in the place of a removed line; it takes the keyboard over from it. */
function RemovedLine({ removed, undo }: { removed: Removed; undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="line-removed">
      <p>
        <strong>{removed.name}</strong> was removed from your cart.
      </p>
      <button
        ref={button}
        className="text-button"
        type="button"
        aria-label={`Undo: put ${removed.name} back`}
        onClick={undo}
      >
        Undo
      </button>
    </li>
  );
}

/** The lines of the cart; one that is taken out leaves the way back in its place. */
export function CartLines({ lines, label }: { lines: readonly CartLineView[]; label: string }) {
  const { remove } = useCartActions();
  const [gone, setGone] = useState<readonly Removed[]>([]);
  const [broughtBack, setBroughtBack] = useState<string>();

  async function takeOut({ id, key, name }: CartLineView, at: number) {
    const { undo } = await remove(id);
    setBroughtBack(undefined);
    setGone((before) => [...before.filter((one) => one.key !== key), { key, name, at, undo }]);
  }
  function bringBack({ key, undo }: Removed) {
    undo();
    setBroughtBack(key);
    setGone((before) => before.filter((one) => one.key !== key));
  }

  const rows: (CartLineView | Removed)[] = [...lines];
  for (const one of gone) {
    if (!lines.some(({ key }) => key === one.key)) rows.splice(one.at, 0, one);
  }
  return (
    <ul className="lines" aria-label={label}>
      {rows.map((row, at) =>
        "undo" in row ? (
          <RemovedLine key={`removed ${row.key}`} removed={row} undo={() => bringBack(row)} />
        ) : (
          <CartLine
            key={row.key}
            line={row}
            isFocused={row.key === broughtBack}
            remove={() => void takeOut(row, at)}
          />
        ),
      )}
    </ul>
  );
}
