import { barPixels, dotsIn, dotsPerMm, fewestDots } from '@caravan/server-core';
import { drawingSVG, qrcode } from 'bwip-js/node';

/** The white margin that the standard of QR codes asks for, in modules. */
const quietModules = 4;

const widthOf = (svg: string): number => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);

/** A Code 128 with its white margins, as SVG without styles. Undefined if a printer could not print it in this width. */
export const drawBars = async (
  text: string,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Promise<string | undefined> => {
  const bars = await barPixels(text, widthMm);
  if (!bars) return undefined;
  const { png, width } = bars;
  return `<svg width="${bars.widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${width} 1" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg">
<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="1" preserveAspectRatio="none" image-rendering="pixelated"/>
</svg>`;
};

/** A QR code with its white margins, as large as it fits. */
export const drawSquare = (text: string, spaceMm: number): string => {
  // The module draws a module of QR codes with two units.
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1, padding: 2 * quietModules }, drawingSVG());
  const modules = widthOf(svg) / 2;
  const sizeMm = (modules * Math.max(fewestDots, dotsIn(spaceMm, modules))) / dotsPerMm;
  return svg.replace('<svg ', `<svg width="${sizeMm}mm" height="${sizeMm}mm" shape-rendering="crispEdges" `);
};
