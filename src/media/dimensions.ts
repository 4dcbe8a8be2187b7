export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `1500x1000` as a size in px; undefined when it is none. */
export function readDimensions(text: string | undefined): Size | undefined {
  const [width = 0, height = 0] = (text ?? '').split('x').map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined;
}

/** `0.5,0.25` as fractions from the left and the top; the centre when it is none. */
export function readFocalPoint(text: string | undefined): Point {
  const [x, y] = (text ?? '').split(',').map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y))
    return { x: 0.5, y: 0.5 };
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
  return { x: clamp(x), y: clamp(y) };
}
