import { drawingSVG, qrcode } from 'bwip-js/node';

/** A QR code as SVG without styles or scripts; the white margin and ground are part of the code. */
export const drawQrCode = (text: string): string =>
  qrcode({ bcid: 'qrcode', text, padding: 4, backgroundcolor: 'FFFFFF' }, drawingSVG());
