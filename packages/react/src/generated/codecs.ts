// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const backgroundCodec: CodecTable = {
  gradient: { centerX: "f", centerY: "f", stops: { position: "f" } },
};

export const richContentCodec: CodecTable = {
  metadata: { createdTimestamp: "d", updatedTimestamp: "d" },
  nodes: {
    appEmbedData: { image: { duration: "f" } },
    audioData: { audio: { duration: "f" }, coverImage: { duration: "f" } },
    buttonData: { styles: { background: backgroundCodec, backgroundHover: backgroundCodec } },
    cardData: {
      background: backgroundCodec,
      backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
    },
    galleryData: {
      items: {
        image: { media: { duration: "f" } },
        video: { media: { duration: "f" }, thumbnail: { duration: "f" } },
      },
      options: { item: { ratio: "f" } },
    },
    imageData: { crop: { height: "f", width: "f", x: "f", y: "f" }, image: { duration: "f" } },
    layoutData: {
      backdrop: backgroundCodec,
      backdropImage: { media: { duration: "f" }, overlay: backgroundCodec },
      background: backgroundCodec,
      backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
    },
    mapData: { mapSettings: { lat: "f", lng: "f" } },
    pollData: {
      design: { poll: { background: { image: { duration: "f" } } } },
      poll: { image: { duration: "f" }, options: { image: { duration: "f" } } },
    },
    shapeData: { shape: { duration: "f" } },
    smartBlockCellData: { shape: { duration: "f" } },
    tocData: { fontSize: "f", itemSpacing: "f" },
    videoData: { thumbnail: { duration: "f" }, video: { duration: "f" } },
  },
};

export const productMediaCodec: CodecTable = {
  image: { urlExpirationDate: "d" },
  video: {
    posters: { urlExpirationDate: "d" },
    resolutions: { poster: { urlExpirationDate: "d" }, urlExpirationDate: "d" },
    urlExpirationDate: "d",
  },
};

export const variantPhysicalPropertiesCodec: CodecTable = {
  pricePerUnit: { settings: { quantity: "f" } },
  weight: "f",
};
