import type { ProductMedia } from "@portico/stores/products-v3";
import { memo, useState } from "react";
import { Boundary } from "../design/boundary";
import { lazyComponent } from "../design/lazy-component";
import { Picture } from "../design/picture";
import { Sheet } from "../design/sheet";

const ProductLightbox = lazyComponent(() => import("./product-lightbox"), "ProductLightbox");

interface GalleryProps {
  media: readonly ProductMedia[];
  name: string;
}

/** Memoized, so that a new choice appears before the gallery renders its deferred images. */
export const Gallery = memo(function Gallery({ media, name }: GalleryProps) {
  const [enlargedIndex, enlarge] = useState<number>();
  const pictures = media.filter(({ image }) => image);
  return (
    <div className="gallery-frame">
      <ul className={pictures.length === 1 ? "gallery single" : "gallery"}>
        {pictures.map((item, index) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}`}
              onClick={() => enlarge(index)}
            >
              <Picture
                media={item}
                alt={item.altText ?? name}
                size="half"
                eager={index === 0}
                isUncropped
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
      <Sheet
        open={enlargedIndex !== undefined}
        close={() => enlarge(undefined)}
        title={name}
        side="full"
      >
        <Boundary
          pending={
            <Picture media={pictures[enlargedIndex ?? 0]} alt={name} size="full" isUncropped />
          }
        >
          <ProductLightbox media={pictures} index={enlargedIndex ?? 0} name={name} />
        </Boundary>
      </Sheet>
    </div>
  );
});
