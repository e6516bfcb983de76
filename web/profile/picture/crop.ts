// Which square of a picture is used: its middle in the picture's own pixels, and how much larger than needed it is shown.

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  x: number;
  y: number;
  /** 1 shows the shorter side whole. */
  zoom: number;
}

export const zoomMax = 4;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Side of the square in the picture's pixels. */
export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The crop with its square inside the picture. */
export function clampCrop(picture: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, zoomMax);
  const half = sideOf(picture, zoom) / 2;
  return { zoom, x: within(crop.x, half, picture.width - half), y: within(crop.y, half, picture.height - half) };
}

/** The middle, a little above it in upright pictures, where faces are. */
export const firstCrop = (picture: Size): Crop => clampCrop(picture, { x: picture.width / 2, y: Math.min(picture.height / 2, picture.width * 0.6), zoom: 1 });

/** Moves the picture under the frame by pixels of the screen. */
export function moveCrop(picture: Size, crop: Crop, frame: number, dx: number, dy: number): Crop {
  const scale = sideOf(picture, crop.zoom) / frame;
  return clampCrop(picture, { ...crop, x: crop.x - dx * scale, y: crop.y - dy * scale });
}

/** Where the picture is in a frame of 100 %: its size and corner in percent of the frame. */
export function placeIn(picture: Size, crop: Crop): { width: number; left: number; top: number } {
  const side = sideOf(picture, crop.zoom);
  return { width: (picture.width / side) * 100, left: -((crop.x - side / 2) / side) * 100, top: -((crop.y - side / 2) / side) * 100 };
}
