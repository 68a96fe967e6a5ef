/**
 * A QR code as SVG without styles or scripts; the white margin and ground are part of the code. Bar codes load when
 * somebody needs one.
 */
export const drawQrCode = async (text: string): Promise<string> => {
  const { drawingSVG, qrcode } = await import('bwip-js/node');
  return qrcode({ bcid: 'qrcode', text, padding: 4, backgroundcolor: 'FFFFFF' }, drawingSVG());
};
