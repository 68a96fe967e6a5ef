import { squareOf, type Crop } from './crop.ts';

/** Pixels of each side: twice the 180 that are shown, for dense screens. */
export const avatarSide = 360;

/** Draws the square of a picture over the whole canvas. */
export const drawSquare = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
};

/** The square as a file; transparent parts stay transparent. */
export const cutSquare = (picture: ImageBitmap, crop: Crop, type: string): Promise<File | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  drawSquare(canvas, picture, crop);
  const kept = type === 'image/png' || type === 'image/gif' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) =>
        resolve(
          blob ? new File([blob], kept === 'image/png' ? 'avatar.png' : 'avatar.jpg', { type: kept }) : undefined,
        ),
      kept,
      0.92,
    );
  });
};
