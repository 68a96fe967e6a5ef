import { code128, drawingSVG, qrcode, toBuffer } from 'bwip-js/node';

/** Label printers have 203 dots an inch, which is 8 a millimetre. A module of a code has a whole number of dots. */
const dotsPerMm = 8;
/** Modules of one dot run together when they are printed by heat and seen by a camera. */
const fewestDots = 2;
/** Wider modules read no better. */
const mostDots = 5;
/** The white margins that the standards ask for, in modules. */
const quiet = { bars: 10, square: 4 } as const;

const widthOf = (svg: string): number => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
const dotsIn = (spaceMm: number, modules: number): number =>
  Math.min(mostDots, Math.floor((spaceMm * dotsPerMm) / modules));

/**
 * A Code 128 with its white margins, as SVG without styles. Undefined if a printer could not print it in this width. It is
 * a picture with a pixel for each dot: printers blacken each dot that an outline touches, so that between bars of two
 * dots, drawn as outlines, one white dot is left.
 */
export const drawBars = async (
  text: string,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Promise<string | undefined> => {
  const options = { bcid: 'code128', text, height: 1, paddingwidth: quiet.bars };
  const modules = widthOf(code128({ ...options, scale: 1 }, drawingSVG()));
  const dots = dotsIn(widthMm, modules);
  if (dots < fewestDots) return undefined;
  const pixels = await toBuffer({ ...options, scaleX: dots, scaleY: 1, backgroundcolor: 'ffffff' });
  const width = modules * dots;
  return `<svg width="${width / dotsPerMm}mm" height="${heightMm}mm" viewBox="0 0 ${width} 1" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg">
<image href="data:image/png;base64,${pixels.toString('base64')}" width="${width}" height="1" preserveAspectRatio="none" image-rendering="pixelated"/>
</svg>`;
};

/** A QR code with its white margins, as large as it fits. */
export const drawSquare = (text: string, spaceMm: number): string => {
  // The module draws a module of QR codes with two units.
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1, padding: 2 * quiet.square }, drawingSVG());
  const modules = widthOf(svg) / 2;
  const sizeMm = (modules * Math.max(fewestDots, dotsIn(spaceMm, modules))) / dotsPerMm;
  return svg.replace('<svg ', `<svg width="${sizeMm}mm" height="${sizeMm}mm" shape-rendering="crispEdges" `);
};
