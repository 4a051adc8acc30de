/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of an image: its top left corner and its size, in the original's pixels. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export interface ScaledSize extends Size {
  readonly factor: number;
  /** The factor before limits are applied. */
  readonly unlimitedFactor: number;
}

/** The maximum number of pixels that the platform returns. */
const MAX_PIXELS = 5000 * 5000;

/** Returns the maximum factor for enlarging an image. */
function maxFactor({ width, height }: Size): number {
  const area = width * height;
  if (area > 600 * 600) return 1;
  return area > 400 * 400 ? 1.2 : 1.4;
}

export function qualityFor({ width, height }: Size): number {
  const area = width * height;
  if (area > 1400 * 1400) return 90;
  return area > 600 * 600 ? 85 : 80;
}

export function scaleToBox(original: Partial<Size>, box: Size, fitsInside: boolean): ScaledSize {
  const width = original.width || box.width;
  const height = original.height || box.height;
  const factorOf = (size: Size) => {
    const [horizontal, vertical] = [size.width / width, size.height / height];
    return fitsInside ? Math.min(horizontal, vertical) : Math.max(horizontal, vertical);
  };
  const unlimitedFactor = factorOf(box);
  let factor = unlimitedFactor;
  let size: Size = fitsInside ? { width: width * factor, height: height * factor } : box;
  const area = size.width * size.height;
  if (area > MAX_PIXELS) {
    const reduction = Math.sqrt(MAX_PIXELS / area);
    size = { width: size.width * reduction, height: size.height * reduction };
    factor = factorOf(size);
  }
  const factorLimit = maxFactor({ width, height });
  if (factor > factorLimit) {
    const reduction = factorLimit / factor;
    size = fitsInside
      ? { width: width * factorLimit, height: height * factorLimit }
      : { width: size.width * reduction, height: size.height * reduction };
    factor = factorLimit;
  }
  return {
    width: Math.round(size.width),
    height: Math.round(size.height),
    factor,
    unlimitedFactor,
  };
}

/** Limits a crop rectangle to the image. Returns undefined if it is empty or the whole image. */
export function cropWithin(original: Partial<Size>, crop: Rect): Rect | undefined {
  const [left, top] = [Math.max(0, crop.x), Math.max(0, crop.y)];
  const width = Math.max(0, Math.min(original.width ?? Infinity, crop.x + crop.width) - left);
  const height = Math.max(0, Math.min(original.height ?? Infinity, crop.y + crop.height) - top);
  if (!width || !height || (width === original.width && height === original.height))
    return undefined;
  return { x: left, y: top, width, height };
}
