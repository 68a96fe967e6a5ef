import type { BarcodeFormat } from 'barcode-detector/ponyfill';

/** Finds codes in a picture. */
export interface BarcodeReader {
  read: (picture: HTMLVideoElement | ImageBitmap) => Promise<string[]>;
}

/** Our labels have Code 128 and QR codes; sellers and carriers use the others. */
const formats = [
  'code_128',
  'qr_code',
  'code_39',
  'code_93',
  'codabar',
  'ean_13',
  'ean_8',
  'itf',
  'upc_a',
  'upc_e',
] as const satisfies BarcodeFormat[];

interface Detector {
  detect: (picture: HTMLVideoElement | ImageBitmap) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: BarcodeFormat[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const readerOf = (detector: Detector): BarcodeReader => ({
  read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue).filter(Boolean),
});

/** The browser's own reader, if it has one that reads our labels. */
const nativeReader = async (): Promise<BarcodeReader | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const supported: readonly string[] = await BarcodeDetector.getSupportedFormats().catch(() => []);
  const own = formats.filter((format) => supported.includes(format));
  // Some systems have the class but no service behind it.
  return own.includes('code_128') && own.includes('qr_code')
    ? readerOf(new BarcodeDetector({ formats: own }))
    : undefined;
};

/** ZXing as WebAssembly, from our own server. */
const wasmReader = async (): Promise<BarcodeReader> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({
    overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path) },
    fireImmediately: true,
  });
  return readerOf(new BarcodeDetector({ formats: [...formats] }));
};

/** Loads a reader when the first camera opens: the browser's own, or one of 360 kB. */
export const loadBarcodeReader = async (): Promise<BarcodeReader> => (await nativeReader()) ?? wasmReader();
