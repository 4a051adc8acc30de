import { imageOf, imageUrl } from "@portico/core/media";
import type { ProductMedia } from "@portico/stores/products-v3";
import { useEffect, useRef } from "react";
import Lightbox, { type ControllerRef } from "yet-another-react-lightbox";
import Inline from "yet-another-react-lightbox/plugins/inline";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./product-lightbox.css";

const WIDTHS = [800, 1200, 1600, 2400];

export function ProductLightbox(props: {
  media: readonly ProductMedia[];
  index: number;
  name: string;
}) {
  const { media, index, name } = props;
  const controller = useRef<ControllerRef>(null);
  // Focus the lightbox, so that the arrow keys work.
  useEffect(() => controller.current?.focus(), []);
  return (
    <Lightbox
      className="product-lightbox"
      slides={media.map((item) => {
        const { width = 0, height = 0, altText } = imageOf(item) ?? {};
        const sourceForWidth = (sourceWidth: number) => ({
          src: imageUrl(item, { width: sourceWidth }) ?? "",
          width: sourceWidth,
          height: (sourceWidth * height) / width,
        });
        return {
          src: imageUrl(item, { width: 800 }) ?? "",
          alt: altText ?? name,
          ...(width && height
            ? {
                width,
                height,
                srcSet: [...WIDTHS.filter((candidate) => candidate < width), width].map(
                  sourceForWidth,
                ),
              }
            : {}),
          thumbnail: imageUrl(item, { width: 120 }) ?? "",
        };
      })}
      index={index}
      plugins={media.length > 1 ? [Inline, Zoom, Thumbnails] : [Inline, Zoom]}
      controller={{ ref: controller }}
      carousel={{ finite: true, padding: 0 }}
      zoom={{ maxZoomPixelRatio: 4, doubleClickMaxStops: 1, scrollToZoom: true }}
      thumbnails={{
        width: 64,
        height: 80,
        border: 2,
        borderRadius: 0,
        padding: 0,
        gap: 8,
        vignette: false,
      }}
      toolbar={{ buttons: [] }}
      render={media.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Previous: "Previous picture",
        Next: "Next picture",
        Thumbnails: "All pictures",
        "Photo gallery": `Pictures of ${name}`,
        "{index} of {total}": "Picture {index} of {total}",
      }}
    />
  );
}
