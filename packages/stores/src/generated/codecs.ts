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

export const aggregationsCodec: CodecTable = {
  aggregations: {
    nested: { nestedAggregations: { range: { buckets: { from: "f", to: "f" } } } },
    range: { buckets: { from: "f", to: "f" } },
  },
};

export const aggregationDataCodec: CodecTable = {
  results: {
    groupedByValue: {
      results: {
        nestedResults: { ranges: { results: { from: "f", to: "f" } }, scalar: { value: "f" } },
      },
    },
    nested: {
      results: { results: { "*": { range: { from: "f", to: "f" }, scalar: { value: "f" } } } },
    },
    ranges: { results: { from: "f", to: "f" } },
    scalar: { value: "f" },
  },
};

export const resultsCodec: CodecTable = {
  results: { item: { createdDate: "d", updatedDate: "d" } },
};

export const productMediaCodec: CodecTable = {
  image: { urlExpirationDate: "d" },
  video: {
    posters: { urlExpirationDate: "d" },
    resolutions: { poster: { urlExpirationDate: "d" }, urlExpirationDate: "d" },
    urlExpirationDate: "d",
  },
};

export const mediaCodec: CodecTable = {
  itemsInfo: { items: productMediaCodec },
  main: productMediaCodec,
};

export const choicesSettingsCodec: CodecTable = {
  choicesSettings: {
    choices: {
      displayImage: { urlExpirationDate: "d" },
      image: { urlExpirationDate: "d" },
      linkedMedia: productMediaCodec,
    },
  },
};

export const physicalPropertiesCodec: CodecTable = {
  pricePerUnit: { quantity: "f" },
  shippingWeightRange: { maxValue: "f", minValue: "f" },
};

export const variantPhysicalPropertiesCodec: CodecTable = {
  pricePerUnit: { settings: { quantity: "f" } },
  weight: "f",
};

export const productWithInventoryCodec: CodecTable = {
  description: richContentCodec,
  infoSections: { description: richContentCodec },
  media: mediaCodec,
  modifiers: choicesSettingsCodec,
  options: choicesSettingsCodec,
  physicalProperties: physicalPropertiesCodec,
  subscriptionDetails: { subscriptions: { discount: { percentOff: "f" } } },
  variantsInfo: {
    variants: {
      physicalProperties: variantPhysicalPropertiesCodec,
      revenueDetails: { profitMargin: "f" },
    },
  },
};

export const promotionCodec: CodecTable = {
  createdDate: "d",
  media: { image: { urlExpirationDate: "d" } },
  updatedDate: "d",
};
