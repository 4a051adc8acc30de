import type { ProductMedia } from "@portico/stores/products-v3";
import { useState } from "react";
import { Picture } from "../design/picture.js";
import { Sheet } from "../design/sheet.js";

/** All pictures: side by side where there is room, else one after the other to be pushed along. None is cropped. */
export function Gallery({ media, name }: { media: readonly ProductMedia[]; name: string }) {
  const [large, enlarge] = useState<ProductMedia>();
  const pictures = media.filter(({ image }) => image);
  return (
    <div className="gallery-frame">
      <ul className={pictures.length === 1 ? "gallery single" : "gallery"}>
        {pictures.map((item, index) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}`}
              onClick={() => enlarge(item)}
            >
              <Picture
                media={item}
                alt={item.altText ?? name}
                size="half"
                eager={index === 0}
                isWhole
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p className="gallery-count" aria-hidden="true">
          {pictures.length} views
        </p>
      )}
      <Sheet open={large !== undefined} close={() => enlarge(undefined)} title={name} side="full">
        <Picture media={large} alt={large?.altText ?? name} size="full" eager isWhole />
      </Sheet>
    </div>
  );
}
