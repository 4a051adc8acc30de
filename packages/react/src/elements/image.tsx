import { type ImageOptions, imageOf, imageUrl, type MediaLike, srcSet } from "@portico/core/media";
import { type ComponentPropsWithoutRef, version } from "react";

/** Props of {@link Image}, including the props of `<img>` except `src` and `srcSet`. */
export interface ImageProps
  extends Omit<
      ComponentPropsWithoutRef<"img">,
      "src" | "srcSet" | "width" | "height" | "alt" | "crop"
    >,
    Pick<ImageOptions, "fit" | "crop" | "quality" | "format" | "focalPoint"> {
  /** Image from a response, or an image URL. Without an image, the component renders nothing. */
  media: MediaLike | null | undefined;
  /** Text alternative, or `""` for decorative images. */
  alt: string;
  /**
   * Largest displayed width in CSS pixels. Default: derived from `height`, or the original width.
   */
  width?: number | undefined;
  /** Height in CSS pixels. Default: derived from `width` and the aspect ratio. */
  height?: number | undefined;
  /**
   * Candidate widths for `srcset` in pixels. Default: multiples of `width`, or common screen
   * widths.
   */
  widths?: readonly number[] | undefined;
  /**
   * Whether to load the image eagerly and with high priority, for images at the top of the page.
   * Default: `false`.
   */
  priority?: boolean | undefined;
}

// React 18 supports only the lower-case attribute.
const HIGH_PRIORITY: object = /* @__PURE__ */ version.startsWith("18")
  ? { fetchpriority: "high" }
  : { fetchPriority: "high" };

/**
 * Renders a responsive image with `srcset`, `sizes` and reserved space. URLs of SVGs, GIFs and
 * images on other hosts stay unchanged.
 *
 * @example
 * ```tsx
 * import { Image } from "@portico/react";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const Front = ({ media, name }: V3Product) => <Image media={media?.main} alt={name ?? ""} width={400} height={500} />;
 * ```
 */
export function Image(props: ImageProps) {
  const { media, alt, width, height, widths, priority, ...otherProps } = props;
  const { fit, crop, quality, format, focalPoint, ...imgProps } = otherProps;
  const image = imageOf(media);
  if (!image) return null;
  const ratio = image.width && image.height ? image.width / image.height : undefined;
  const renderedWidth = width ?? (height && ratio ? height * ratio : image.width);
  const renderedHeight = height ?? (renderedWidth && ratio ? renderedWidth / ratio : image.height);
  const size = { width: renderedWidth, height: renderedHeight };
  const options = { fit, crop, quality, format, focalPoint, ...size };
  const candidateWidths =
    widths ?? (width ? [0.5, 1, 1.5, 2].map((scale) => width * scale) : undefined);
  const candidates = srcSet(media, { ...options, widths: candidateWidths?.map(Math.round) });
  const defaultSizes = width ? `(max-width: ${width}px) 100vw, ${width}px` : "100vw";
  const focusPoint = focalPoint ?? image.focalPoint;
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      {...(priority ? HIGH_PRIORITY : {})}
      {...imgProps}
      alt={alt}
      width={renderedWidth && Math.round(renderedWidth)}
      height={renderedHeight && Math.round(renderedHeight)}
      sizes={candidates && (imgProps.sizes ?? defaultSizes)}
      srcSet={candidates}
      src={imageUrl(media, options)}
      style={{
        // Without `fit`, the shop's style sheet determines the fit.
        ...(fit ? { objectFit: fit === "fit" ? "contain" : "cover" } : {}),
        ...(focusPoint ? { objectPosition: `${focusPoint.x ?? 50}% ${focusPoint.y ?? 50}%` } : {}),
        ...imgProps.style,
      }}
    />
  );
}
