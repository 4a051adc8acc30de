/** What a picture needs, in every service's own type of image. */
export interface PictureSource {
  url?: string | null;
  altText?: string | null;
  width?: number;
  height?: number;
}

const SIZES = {
  grid: "(min-width: 62rem) 25vw, 50vw",
  page: "(min-width: 62rem) 55vw, 100vw",
  thumb: "6rem",
} as const;

/** A picture in a frame of four to five that is grey until the picture is there. */
export function Picture(props: {
  image: PictureSource | null | undefined;
  /** In place of the image's own text; "" where the text beside it says the same. */
  alt?: string;
  eager?: boolean;
  /** How large it is shown. */
  sizes?: keyof typeof SIZES;
}) {
  const { image, alt, eager, sizes = "thumb" } = props;
  return (
    <span className="picture">
      {image?.url && (
        <img
          src={image.url}
          alt={alt ?? image.altText ?? ""}
          width={image.width || 800}
          height={image.height || 1000}
          sizes={SIZES[sizes]}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
      )}
    </span>
  );
}
