import { code128, drawingSVG, qrcode } from 'bwip-js/node';

/** Bars and squares that say the same, as SVG that needs no style and no script. */
export interface DrawnCodes {
  bars: string;
  square: string;
}

/** Draws what a scanner reads; the white around it is part of the code. */
export const drawCodes = (text: string): DrawnCodes => ({
  bars: code128({ bcid: 'code128', text, height: 12, paddingwidth: 10 }, drawingSVG()),
  square: qrcode({ bcid: 'qrcode', text, padding: 4 }, drawingSVG()),
});
