export {
  audioUrl,
  documentUrl,
  type FileLike,
  type VideoQuality,
  videoUrl,
} from "./media/file-urls.js";
export { absoluteImageUrl, type ImageOptions, imageUrl } from "./media/image-url.js";
export {
  type FocalPoint,
  type ImageSource,
  imageOf,
  type MediaLike,
  type MediaObject,
  type VideoObject,
} from "./media/media-like.js";
export { decodeText, type ParsedMedia, parseMedia } from "./media/parse-media.js";
export {
  type FileDescription,
  getAudioUrl,
  getCroppedImageUrl,
  getDocumentUrl,
  getImageUrl,
  getScaledToFillImageUrl,
  getScaledToFitImageUrl,
  getShapeUrl,
  getVideoUrl,
  type ImageDescription,
  type ScaledImageOptions,
} from "./media/published-names.js";
export type { Rect, Size } from "./media/scale.js";
export { type SrcSetOptions, srcSet } from "./media/src-set.js";
