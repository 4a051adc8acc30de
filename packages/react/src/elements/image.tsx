import { type ImageOptions, imageOf, imageUrl, type MediaLike, srcSet } from "@portico/core/media";
import { type ComponentPropsWithoutRef, version } from "react";

/** Props of {@link Image}, in addition to the props of `<img>`. */
export interface ImageProps
  extends Omit<
      ComponentPropsWithoutRef<"img">,
      "src" | "srcSet" | "width" | "height" | "alt" | "crop"
    >,
    Pick<ImageOptions, "fit" | "crop" | "quality" | "format" | "focalPoint"> {
  /** Image URL, or an image from a service. Renders nothing if it is missing. */
  media: MediaLike | null | undefined;
  /** Text alternative. Use `""` for decorative images. */
  alt: string;
  /** Largest displayed width in CSS pixels. Default: the width of the original. */
  width?: number | undefined;
  /** Height in CSS pixels. Default: derived from `width` and the original's aspect ratio. */
  height?: number | undefined;
  /** Candidate widths for `srcset` in pixels. Default: multiples of `width` and common screen widths. */
  widths?: readonly number[] | undefined;
  /** Whether to load the image eagerly with high priority. Set it for images at the top of the page. */
  priority?: boolean | undefined;
}

// React 18 supports only the lower-case attribute.
const HIGH_PRIORITY: object = /* @__PURE__ */ version.startsWith("18")
  ? { fetchpriority: "high" }
  : { fetchPriority: "high" };

/**
 * Renders a responsive image with `srcset`, `sizes` and reserved space. Images that the platform does not host are
 * rendered unchanged.
 *
 * @param props - See {@link ImageProps}. Other props are passed to `<img>`.
 * @example
 * ```tsx
 * import { Image } from "@portico/react";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const Front = ({ product }: { product: V3Product }) => (
 *   <Image media={product.media?.main} alt={product.name ?? ""} width={400} height={500} sizes="50vw" />
 * );
 * ```
 */
export function Image(props: ImageProps) {
  const {
    media,
    alt,
    width,
    height,
    widths,
    priority,
    fit,
    crop,
    quality,
    format,
    focalPoint,
    ...rest
  } = props;
  const image = imageOf(media);
  if (!image) return null;
  const ratio = image.width && image.height ? image.width / image.height : undefined;
  const renderedWidth = width ?? (height && ratio ? height * ratio : image.width);
  const renderedHeight = height ?? (renderedWidth && ratio ? renderedWidth / ratio : image.height);
  const options = {
    fit,
    crop,
    quality,
    format,
    focalPoint,
    width: renderedWidth,
    height: renderedHeight,
  };
  const candidateWidths =
    widths ?? (width ? [width * 0.5, width, width * 1.5, width * 2] : undefined);
  const candidates = srcSet(media, { ...options, widths: candidateWidths?.map(Math.round) });
  const focusPoint = focalPoint ?? image.focalPoint;
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      {...(priority ? HIGH_PRIORITY : {})}
      {...rest}
      alt={alt}
      width={renderedWidth && Math.round(renderedWidth)}
      height={renderedHeight && Math.round(renderedHeight)}
      sizes={
        candidates &&
        (rest.sizes ?? (width ? `(max-width: ${width}px) 100vw, ${width}px` : "100vw"))
      }
      srcSet={candidates}
      src={imageUrl(media, options)}
      style={{
        // Without `fit`, the shop's style sheet applies.
        ...(fit ? { objectFit: fit === "fit" ? "contain" : "cover" } : {}),
        ...(focusPoint ? { objectPosition: `${focusPoint.x ?? 50}% ${focusPoint.y ?? 50}%` } : {}),
        ...rest.style,
      }}
    />
  );
}
