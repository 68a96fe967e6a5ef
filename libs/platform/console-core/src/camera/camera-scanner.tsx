import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, Viewfinder } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import type { Scan } from '../keys/keyboard.ts';
import { loadBarcodeReader, type BarcodeReader } from './barcode-reader.ts';
import { CameraOverlay } from './camera-overlay.tsx';
import { useCamera } from './use-camera.ts';

/** A code counts again after it was out of the picture for this many ms. */
export const goneMs = 1500;

/**
 * Tells which of the codes in a picture are new; a code that stays in the picture counts once. `known` are codes that
 * count as in the picture from the start.
 */
export const makeCodeFilter = (known: readonly string[] = [], start = 0) => {
  const seenAt = new Map(known.map((code) => [code, start]));
  return (codes: readonly string[], now: number): string[] => {
    const fresh = [...new Set(codes)].filter((code) => now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > goneMs);
    for (const code of codes) seenAt.set(code, now);
    return fresh;
  };
};

/** Between two looks at the picture, in ms: often enough for a moving hand, seldom enough for an old phone. */
const lookEveryMs = 150;

export interface CameraScannerProps {
  /** Each code once, as long as it stays in the picture; treat it like a scan of `useScanner`. */
  onScan: (scan: Scan) => void;
  onClose: () => void;
  /** The code that was read last, if the camera was away meanwhile: it may still be in the picture. */
  lastCode?: string | undefined;
  /** Loads the reader; tests replace it. */
  loadReader?: () => Promise<BarcodeReader>;
}

/** Reads bar codes and QR codes with the camera, for phones and for stations whose scanner is broken. */
export const CameraScanner = ({ onScan, onClose, lastCode, loadReader = loadBarcodeReader }: CameraScannerProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { videoRef, state, retry } = useCamera();
  const [reader, setReader] = useState<BarcodeReader | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(() => loadReader());
  const filter = useEffectEvent(() => makeCodeFilter(lastCode === undefined ? [] : [lastCode], performance.now()));
  const report = useEffectEvent((text: string, at: number) => onScan({ text, at }));

  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => (gone ? undefined : setReader(loaded)),
      () => (gone ? undefined : setReader('failed')),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  useEffect(() => {
    if (state !== 'on' || !reader || reader === 'failed') return undefined;
    const isNew = filter();
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async (): Promise<void> => {
      const video = videoRef.current;
      // A picture that cannot be read is a blurred one; the next look may see more.
      const codes =
        video && video.readyState >= video.HAVE_CURRENT_DATA ? await reader.read(video).catch(() => []) : [];
      if (gone) return;
      const now = performance.now();
      for (const code of isNew(codes, now)) report(code, now);
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [state, reader, videoRef]);

  const again = (): void => {
    if (state !== 'on') retry();
    setReader(undefined);
    setAttempt((count) => count + 1);
  };

  const shown = state === 'on' && reader === 'failed' ? 'noReader' : state === 'on' && !reader ? 'starting' : state;
  return (
    <Viewfinder
      label={t('camera.label')}
      videoRef={videoRef}
      aim="code"
      overlay={shown === 'on' ? undefined : <CameraOverlay state={shown} onRetry={again} />}
      actions={
        <>
          {shown === 'on' ? <Text tone="muted">{t('camera.reading')}</Text> : null}
          <Button variant="secondary" size="lg" icon="close" onClick={onClose}>
            {t('camera.close')}
          </Button>
        </>
      }
    />
  );
};
