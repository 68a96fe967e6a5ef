/** Pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: how much closer than whole, and where in what is left over, from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Length of the square's side, in the picture's pixels. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / between(zoom, 1, maxZoom);

/** The square in the picture's own pixels. */
export const squareOf = (size: Size, crop: Crop): { x: number; y: number; side: number } => {
  const side = sideOf(size, crop);
  return { x: (size.width - side) * crop.x, y: (size.height - side) * crop.y, side };
};

const dragged = (at: number, room: number, by: number): number => (room > 0 ? between(at - by / room, 0, 1) : at);

/** The crop after the picture was dragged below its window by parts of the window's width: what is pulled right shows more of its left. */
export const dragCrop = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => {
  const side = sideOf(size, crop);
  return {
    zoom: crop.zoom,
    x: dragged(crop.x, size.width - side, by.x * side),
    y: dragged(crop.y, size.height - side, by.y * side),
  };
};
