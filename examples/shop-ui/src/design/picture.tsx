import { imageOf, type MediaLike } from "@portico/core/media";
import { Image } from "@portico/react";

const SIZES = {
  thumb: { width: 96, sizes: "6rem" },
  grid: { width: 480, sizes: "(min-width: 62rem) 25vw, (min-width: 48rem) 33vw, 50vw" },
  half: { width: 960, sizes: "(min-width: 62rem) 50vw, 100vw" },
  full: { width: 1600, sizes: "100vw" },
} as const;

/** An image in a gray frame that reserves its space. */
export function Picture(props: {
  media: MediaLike | null | undefined;
  /** Use "" if the text next to the image already describes it. */
  alt?: string;
  size?: keyof typeof SIZES;
  eager?: boolean;
  /** Keeps the image's aspect ratio instead of cropping it to 4:5. */
  isUncropped?: boolean;
}) {
  const { media, alt = "", size = "thumb", eager, isUncropped } = props;
  const { width, height } = imageOf(media) ?? {};
  const { sizes, ...largest } = SIZES[size];
  return (
    <span
      className="picture"
      style={{ aspectRatio: isUncropped && width && height ? width / height : undefined }}
    >
      <Image
        media={media}
        alt={alt}
        width={largest.width}
        height={isUncropped ? undefined : largest.width * 1.25}
        sizes={sizes}
        priority={eager}
      />
    </span>
  );
}

export function Scene(props: {
  media: MediaLike | null | undefined;
  size: "half" | "full";
  eager?: boolean;
}) {
  const { media, size, eager } = props;
  return (
    <span className="scene">
      <Image media={media} alt="" {...SIZES[size]} priority={eager} />
    </span>
  );
}
