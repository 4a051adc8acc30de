import { imageOf, type MediaLike } from "@portico/core/media";
import { Image } from "@portico/react";

const SIZES = {
  thumb: { width: 96, sizes: "6rem" },
  grid: { width: 480, sizes: "(min-width: 62rem) 25vw, (min-width: 48rem) 33vw, 50vw" },
  half: { width: 960, sizes: "(min-width: 62rem) 50vw, 100vw" },
  full: { width: 1600, sizes: "100vw" },
} as const;

/** A picture in a frame that has its place, and is gray, before the picture is there. */
export function Picture(props: {
  media: MediaLike | null | undefined;
  /** "" where the text beside it says the same. */
  alt?: string;
  /** How large it is shown. */
  size?: keyof typeof SIZES;
  /** Whether it is in sight from the start: then it is not left until it is scrolled to. */
  eager?: boolean;
  /** Shown in its own shape instead of cropped to four to five. */
  isWhole?: boolean;
}) {
  const { media, alt = "", size = "thumb", eager, isWhole } = props;
  const { width, height } = imageOf(media) ?? {};
  const { sizes, ...largest } = SIZES[size];
  return (
    <span
      className="picture"
      style={{ aspectRatio: isWhole && width && height ? width / height : undefined }}
    >
      <Image
        media={media}
        alt={alt}
        width={largest.width}
        height={isWhole ? undefined : largest.width * 1.25}
        sizes={sizes}
        priority={eager}
      />
    </span>
  );
}

/** A wide picture that fills the place it is given. */
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
