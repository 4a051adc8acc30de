import type { ProductMedia } from "@portico/stores/products-v3";
import { useState } from "react";
import { Picture } from "../design/picture.js";

/** One picture large, the others small beside it. */
export function Gallery({ media, name }: { media: readonly ProductMedia[]; name: string }) {
  const [chosen, choose] = useState<string>();
  const pictures = media.filter(({ image }) => image);
  const shown = pictures.find(({ id }) => id === chosen) ?? pictures[0];
  return (
    <div className="gallery">
      <Picture image={shown?.image} alt={shown?.altText ?? name} eager />
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}: ${item.altText ?? name}`}
                aria-pressed={item === shown}
                onClick={() => choose(item.id)}
              >
                <Picture image={item.image} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
