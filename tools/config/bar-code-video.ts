import { writeFile } from 'node:fs/promises';
import { toBuffer } from 'bwip-js/node';
import sharp from 'sharp';

const width = 640;
const height = 480;

/** Writes a video of one picture, a bar code on white, in the format of Chromium's fake camera. */
export const writeBarCodeVideo = async (file: string, text: string): Promise<void> => {
  const bars = await toBuffer({
    bcid: 'code128',
    text,
    scale: 3,
    height: 20,
    paddingwidth: 12,
    paddingheight: 12,
    backgroundcolor: 'ffffff',
  });
  const grey = await sharp(bars)
    .resize({ width: 560, height: 300, fit: 'contain', background: 'white' })
    .extend({ top: 90, bottom: 90, left: 40, right: 40, background: 'white' })
    .greyscale()
    .raw()
    .toBuffer();
  // YUV 4:2:0: brightness for each pixel, and two planes of colour, which are even.
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colour]);
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
};
