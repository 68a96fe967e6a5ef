import { useCallback, useSyncExternalStore } from 'react';

const place = 'caravan.muted';
const changedHere = 'caravan:muted';

const read = (): boolean => {
  try {
    return localStorage.getItem(place) === '1';
  } catch {
    // Without storage the sound is on until the page is left.
    return false;
  }
};

const subscribe = (changed: () => void): (() => void) => {
  // `storage` comes from other tabs, the other event from this one.
  addEventListener('storage', changed);
  addEventListener(changedHere, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(changedHere, changed);
  };
};

/** Whether this device is silent; kept on the device, because it depends on the room and not on the person. */
export const useMuted = (): [muted: boolean, setMuted: (muted: boolean) => void] => {
  const muted = useSyncExternalStore(subscribe, read, () => false);
  const setMuted = useCallback((next: boolean) => {
    try {
      if (next) localStorage.setItem(place, '1');
      else localStorage.removeItem(place);
    } catch {
      // Storage is unavailable, so the setting cannot be kept.
    }
    dispatchEvent(new Event(changedHere));
  }, []);
  return [muted, setMuted];
};
