/** The longer side of an uploaded photo, in pixels. */
const longestSide = 2000;

const jpegQuality = 0.85;

/** The size of a picture whose longer side is at most `longest`; a smaller picture keeps its size. */
export const fitWithin = (width: number, height: number, longest = longestSide): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawJpeg = (source: CanvasImageSource, width: number, height: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(width, height));
    const context = canvas.getContext('2d');
    if (!context) {
      reject(new Error('the browser cannot draw'));
      return;
    }
    // JPEG has no transparency; without a ground, transparent parts would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      jpegQuality,
    );
  });

/** A picture as an upright JPEG of at most 2,000 pixels, without the camera's notes about place and time. */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawJpeg(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
};

/** The present frame of a video, as a JPEG. */
export const captureFrame = (video: HTMLVideoElement): Promise<Blob> =>
  drawJpeg(video, video.videoWidth, video.videoHeight);
