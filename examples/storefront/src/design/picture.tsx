/** What a picture needs, in every service's own type of image. */
export interface PictureSource {
  url?: string | null;
  altText?: string | null;
  width?: number;
  height?: number;
}

/** A picture in a frame of four to five that is grey until the picture is there. */
export function Picture(props: {
  image: PictureSource | undefined;
  /** In place of the image's own text; "" where the text beside it says the same. */
  alt?: string;
  eager?: boolean;
}) {
  const { image, alt, eager } = props;
  return (
    <span className="picture">
      {image?.url && (
        <img
          src={image.url}
          alt={alt ?? image.altText ?? ""}
          width={image.width || 800}
          height={image.height || 1000}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
      )}
    </span>
  );
}
