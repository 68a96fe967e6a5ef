import type { BarcodeFormat } from 'barcode-detector/ponyfill';
import type { ZXingModuleOverrides } from 'zxing-wasm/reader';

type Picture = HTMLVideoElement | ImageBitmap | ImageData;

/** Finds codes in a picture. */
export interface BarcodeReader {
  read: (picture: Picture) => Promise<string[]>;
}

/** Our labels have Code 128 and QR codes; sellers and carriers use the others. */
const formats = [
  'code_128',
  'qr_code',
  'code_93',
  'codabar',
  'ean_13',
  'ean_8',
  'itf',
  'upc_a',
  'upc_e',
] as const satisfies BarcodeFormat[];

/** The browsers' name. */
const nativeFormats = [...formats, 'code_39'] as const;

/**
 * ZXing's `code_39` would also read the symbologies that are written in Code 39: `LXDSKD` as the Italian pharmaceutical
 * number A634806828, and `12/AB` in full ASCII as `12!B`.
 */
const zxingFormats = [...formats, 'code_39_standard'] as const;

interface Detector {
  detect: (picture: Picture) => Promise<{ format: string; rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: BarcodeFormat[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Readers answer the letters with which Codabar begins and ends, as on Japanese labels; they are no part of the number. */
const textOf = ({ format, rawValue }: { format: string; rawValue: string }): string =>
  format === 'codabar' ? rawValue.replace(/^[A-D](.*)[A-D]$/i, '$1') : rawValue;

const readerOf = (detector: Detector): BarcodeReader => ({
  read: async (picture) => (await detector.detect(picture)).map(textOf).filter(Boolean),
});

/** The browser's own reader, if it has one that reads our labels. */
const nativeReader = async (): Promise<BarcodeReader | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const supported: readonly string[] = await BarcodeDetector.getSupportedFormats().catch(() => []);
  const own = nativeFormats.filter((format) => supported.includes(format));
  // Some systems have the class but no service behind it.
  return own.includes('code_128') && own.includes('qr_code')
    ? readerOf(new BarcodeDetector({ formats: own }))
    : undefined;
};

/** ZXing as WebAssembly, which the overrides find. */
export const zxingReader = async (overrides: ZXingModuleOverrides): Promise<BarcodeReader> => {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({ overrides, fireImmediately: true });
  return readerOf(new BarcodeDetector({ formats: [...zxingFormats] }));
};

/** ZXing from our own server. */
const wasmReader = async (): Promise<BarcodeReader> => {
  const { default: wasmUrl } = await import('zxing-wasm/reader/zxing_reader.wasm?url');
  return zxingReader({
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  });
};

/** Loads a reader when the first camera opens: the browser's own, or one of 360 kB. */
export const loadBarcodeReader = async (): Promise<BarcodeReader> => (await nativeReader()) ?? wasmReader();
