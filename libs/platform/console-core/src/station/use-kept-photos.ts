import { useEffect, useEffectEvent, useRef } from 'react';
import type { Photos } from '../camera/use-photos.ts';
import { useStaffMe } from '../console-context.ts';
import { devicePhotoDrafts, type PhotoDrafts } from './photo-drafts.ts';

/** Keeps the photos of the goods on the table on this device, so that a reload does not lose them, until `forget`. */
export const useKeptPhotos = (
  number: string | null,
  { photos, add }: Photos,
  drafts: PhotoDrafts = devicePhotoDrafts,
): { forget: () => void } => {
  const key = `${useStaffMe()?.id ?? ''}:${number ?? ''}`;
  /** The goods whose photos were read; only then may they be replaced. */
  const restored = useRef<string>(undefined);

  const restore = useEffectEvent(async () => {
    // If the device's storage fails, a reload loses photos, but the station works.
    const kept = await drafts.read(key).catch(() => []);
    if (kept.length) await add(kept);
    restored.current = key;
  });
  useEffect(() => {
    if (number !== null) void restore();
  }, [number]);

  const write = (blobs: readonly Blob[]) => void drafts.write(key, blobs).catch(() => undefined);
  const writeAll = useEffectEvent(() => {
    if (number !== null && restored.current === key) write(photos.map(({ blob }) => blob));
  });
  useEffect(() => writeAll(), [photos]);
  return {
    forget: () => {
      restored.current = undefined;
      write([]);
    },
  };
};
