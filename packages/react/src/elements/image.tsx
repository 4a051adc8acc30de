import { type ImageOptions, imageOf, imageUrl, type MediaLike, srcSet } from "@portico/core/media";
import { type ComponentPropsWithoutRef, version } from "react";

/** What {@link Image} takes, besides what an `<img>` does. */
export interface ImageProps
  extends Omit<
      ComponentPropsWithoutRef<"img">,
      "src" | "srcSet" | "width" | "height" | "alt" | "crop"
    >,
    Pick<ImageOptions, "fit" | "crop" | "quality" | "format" | "focalPoint"> {
  /** An address, or an image as a service answers it; nothing is shown while there is none. */
  media: MediaLike | null | undefined;
  /** What the picture says to who cannot see it; "" where it only decorates, or repeats the text beside it. */
  alt: string;
  /** Width in CSS pixels where the picture is shown largest; the original's unless told otherwise. */
  width?: number;
  /** Height in CSS pixels; from the width and the original's shape unless told otherwise. */
  height?: number;
  /** Widths in pixels to choose from; multiples of `width` and some common ones unless told otherwise. */
  widths?: readonly number[];
  /** Whether a visitor sees it first: it is then loaded at once and before others. */
  priority?: boolean;
}

// React 18 knows the attribute only in lower case, and passes on what it does not know.
const URGENT: object = /* @__PURE__ */ version.startsWith("18")
  ? { fetchpriority: "high" }
  : { fetchPriority: "high" };

/**
 * A picture in the size that it is shown in: `srcset`, `sizes` and the room that it needs before it
 * is there. Pictures that the platform does not keep are shown as they are.
 *
 * @param props - see {@link ImageProps}; the rest goes to the `<img>`
 * @example
 * ```tsx
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
  const across = width ?? (height && ratio ? height * ratio : image.width);
  const down = height ?? (across && ratio ? across / ratio : image.height);
  const options = { fit, crop, quality, format, focalPoint, width: across, height: down };
  const offered = widths ?? (width ? [width * 0.5, width, width * 1.5, width * 2] : undefined);
  const set = srcSet(media, { ...options, widths: offered?.map(Math.round) });
  const focus = focalPoint ?? image.focalPoint;
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      {...(priority ? URGENT : {})}
      {...rest}
      alt={alt}
      width={across && Math.round(across)}
      height={down && Math.round(down)}
      sizes={set && (rest.sizes ?? (width ? `(max-width: ${width}px) 100vw, ${width}px` : "100vw"))}
      srcSet={set}
      src={imageUrl(media, options)}
      style={{
        // Without a `fit` the shop's own style sheet decides.
        ...(fit ? { objectFit: fit === "fit" ? "contain" : "cover" } : {}),
        ...(focus ? { objectPosition: `${focus.x ?? 50}% ${focus.y ?? 50}%` } : {}),
        ...rest.style,
      }}
    />
  );
}
