/** Label printers have 203 dots an inch, which is 8 a millimetre. A module of a code has a whole number of dots. */
export const dotsPerMm = 8;
/** Modules of one dot run together when they are printed by heat and seen by a camera. */
export const fewestDots = 2;
/** Wider modules read no better. */
const mostDots = 5;
/** The white margins that the standard asks for, in modules. */
const quietModules = 10;

/** How many dots wide the modules of a code are in this width. */
export const dotsIn = (spaceMm: number, modules: number): number =>
  Math.min(mostDots, Math.floor((spaceMm * dotsPerMm) / modules));

/** A bar code as a picture: a pixel for each dot, one high. */
export interface BarPixels {
  png: Buffer;
  /** In pixels. */
  width: number;
  widthMm: number;
}

/**
 * A Code 128 with its white margins. Undefined if a printer could not print it in this width. It is a picture, because
 * printers blacken each dot that an outline touches, so that between bars of two dots, drawn as outlines, one white dot
 * is left. The module that draws the codes is large, so it is loaded with the first one.
 */
export const barPixels = async (text: string, widthMm: number): Promise<BarPixels | undefined> => {
  const { code128, drawingSVG, toBuffer } = await import('bwip-js/node');
  const options = { bcid: 'code128', text, height: 1, paddingwidth: quietModules };
  const modules = Number(/viewBox="0 0 (\d+) /.exec(code128({ ...options, scale: 1 }, drawingSVG()))?.[1]);
  const dots = dotsIn(widthMm, modules);
  if (dots < fewestDots) return undefined;
  const png = await toBuffer({ ...options, scaleX: dots, scaleY: 1, backgroundcolor: 'ffffff' });
  const width = modules * dots;
  return { png, width, widthMm: width / dotsPerMm };
};
