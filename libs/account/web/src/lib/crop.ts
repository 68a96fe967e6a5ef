/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square to keep: the zoom, and the position in the remaining space, from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Length of the square's side, in the picture's pixels. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / clamp(zoom, 1, maxZoom);

/** The square, in the picture's pixels. */
export const squareOf = (size: Size, crop: Crop): { x: number; y: number; side: number } => {
  const side = sideOf(size, crop);
  return { x: (size.width - side) * crop.x, y: (size.height - side) * crop.y, side };
};

const dragged = (at: number, room: number, by: number): number => (room > 0 ? clamp(at - by / room, 0, 1) : at);

/**
 * The crop after the picture was dragged in its window; `by` is in widths of the window. Dragging right shows more of
 * the left.
 */
export const dragCrop = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => {
  const side = sideOf(size, crop);
  return {
    zoom: crop.zoom,
    x: dragged(crop.x, size.width - side, by.x * side),
    y: dragged(crop.y, size.height - side, by.y * side),
  };
};
