import type { PictureSource } from "./picture.js";

/** A wide picture that fills the place it is given; the place is there before the picture is. */
export function Scene(props: {
  image: PictureSource | null | undefined;
  sizes: string;
  eager?: boolean;
}) {
  const { image, sizes, eager } = props;
  return (
    <span className="scene">
      {image?.url && (
        <img
          src={image.url}
          alt=""
          width={image.width || 1600}
          height={image.height || 900}
          sizes={sizes}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
        />
      )}
    </span>
  );
}
