import bwipjs from 'bwip-js/node';

/** Bars and squares that say the same, as SVG that needs no style and no script. */
export interface DrawnCodes {
  code128: string;
  qr: string;
}

/** Draws what a scanner reads; the white around it is part of the code. */
export const drawCodes = (text: string): DrawnCodes => ({
  code128: bwipjs.toSVG({ bcid: 'code128', text, height: 12, paddingwidth: 10 }),
  qr: bwipjs.toSVG({ bcid: 'qrcode', text, padding: 4 }),
});
