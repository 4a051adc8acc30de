// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const backgroundCodec: CodecTable = {
  gradient: { stops: { position: "f" }, centerX: "f", centerY: "f" },
};

export const galleryDataCodec: CodecTable = {
  items: {
    image: { media: { duration: "f" } },
    video: { media: { duration: "f" }, thumbnail: { duration: "f" } },
  },
  options: { item: { ratio: "f" } },
};

export const pollCodec: CodecTable = {
  image: { duration: "f" },
  options: { image: { duration: "f" } },
};

export const richContentCodec: CodecTable = {
  nodes: {
    buttonData: { styles: { background: backgroundCodec, backgroundHover: backgroundCodec } },
    galleryData: galleryDataCodec,
    imageData: { image: { duration: "f" }, crop: { x: "f", y: "f", width: "f", height: "f" } },
    mapData: { mapSettings: { lat: "f", lng: "f" } },
    pollData: { poll: pollCodec, design: { poll: { background: { image: { duration: "f" } } } } },
    appEmbedData: { image: { duration: "f" } },
    videoData: { video: { duration: "f" }, thumbnail: { duration: "f" } },
    audioData: { audio: { duration: "f" }, coverImage: { duration: "f" } },
    layoutData: {
      backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
      backdropImage: { media: { duration: "f" }, overlay: backgroundCodec },
      background: backgroundCodec,
      backdrop: backgroundCodec,
    },
    shapeData: { shape: { duration: "f" } },
    cardData: {
      background: backgroundCodec,
      backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec },
    },
    tocData: { fontSize: "f", itemSpacing: "f" },
    smartBlockCellData: { shape: { duration: "f" } },
  },
  metadata: { createdTimestamp: "d", updatedTimestamp: "d" },
};

export const cursorSearchCodec: CodecTable = {
  aggregations: {
    range: { buckets: { from: "f", to: "f" } },
    nested: { nestedAggregations: { range: { buckets: { from: "f", to: "f" } } } },
  },
};

export const aggregationDataCodec: CodecTable = {
  results: {
    ranges: { results: { from: "f", to: "f" } },
    scalar: { value: "f" },
    groupedByValue: {
      results: {
        nestedResults: { ranges: { results: { from: "f", to: "f" } }, scalar: { value: "f" } },
      },
    },
    nested: {
      results: { results: { "*": { range: { from: "f", to: "f" }, scalar: { value: "f" } } } },
    },
  },
};

export const bulkInventoryItemResultsCodec: CodecTable = {
  results: { item: { createdDate: "d", updatedDate: "d" } },
};

export const undefinedCodec: CodecTable = {
  entity: { createdDate: "d", updatedDate: "d" },
  modifiedFields: { createdDate: "d", updatedDate: "d" },
  metadata: { eventTime: "d" },
};

export const physicalPropertiesCodec: CodecTable = {
  pricePerUnit: { quantity: "f" },
  shippingWeightRange: { minValue: "f", maxValue: "f" },
};

export const productMediaCodec: CodecTable = {
  image: { urlExpirationDate: "d" },
  video: {
    resolutions: { poster: { urlExpirationDate: "d" }, urlExpirationDate: "d" },
    posters: { urlExpirationDate: "d" },
    urlExpirationDate: "d",
  },
};

export const mediaCodec: CodecTable = {
  main: productMediaCodec,
  itemsInfo: { items: productMediaCodec },
};

export const connectedOptionCodec: CodecTable = {
  choicesSettings: {
    choices: {
      linkedMedia: productMediaCodec,
      displayImage: { urlExpirationDate: "d" },
      image: { urlExpirationDate: "d" },
    },
  },
};

export const variantPhysicalPropertiesCodec: CodecTable = {
  weight: "f",
  pricePerUnit: { settings: { quantity: "f" } },
};

export const backgroundCodec2: CodecTable = {
  gradient: { centerX: "f", centerY: "f", stops: { position: "f" } },
};

export const productWithInventoryCodec: CodecTable = {
  physicalProperties: physicalPropertiesCodec,
  media: mediaCodec,
  options: connectedOptionCodec,
  modifiers: connectedOptionCodec,
  infoSections: { description: richContentCodec },
  variantsInfo: {
    variants: {
      physicalProperties: variantPhysicalPropertiesCodec,
      revenueDetails: { profitMargin: "f" },
    },
  },
  subscriptionDetails: { subscriptions: { discount: { percentOff: "f" } } },
  description: {
    nodes: {
      appEmbedData: { image: { duration: "f" } },
      audioData: { audio: { duration: "f" }, coverImage: { duration: "f" } },
      buttonData: { styles: { background: backgroundCodec2, backgroundHover: backgroundCodec2 } },
      cardData: {
        background: backgroundCodec2,
        backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec2 },
      },
      galleryData: galleryDataCodec,
      imageData: { crop: { height: "f", width: "f", x: "f", y: "f" }, image: { duration: "f" } },
      layoutData: {
        backdrop: backgroundCodec2,
        backdropImage: { media: { duration: "f" }, overlay: backgroundCodec2 },
        background: backgroundCodec2,
        backgroundImage: { media: { duration: "f" }, overlay: backgroundCodec2 },
      },
      mapData: { mapSettings: { lat: "f", lng: "f" } },
      pollData: { design: { poll: { background: { image: { duration: "f" } } } }, poll: pollCodec },
      shapeData: { shape: { duration: "f" } },
      smartBlockCellData: { shape: { duration: "f" } },
      tocData: { fontSize: "f", itemSpacing: "f" },
      videoData: { thumbnail: { duration: "f" }, video: { duration: "f" } },
    },
    metadata: { createdTimestamp: "d", updatedTimestamp: "d" },
  },
};

export const promotionCodec: CodecTable = {
  createdDate: "d",
  updatedDate: "d",
  media: { image: { urlExpirationDate: "d" } },
};
