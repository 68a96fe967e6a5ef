import { useCallback, useSyncExternalStore } from 'react';

/** A setting of a device; each is off at first. */
type DeviceSwitch = 'muted' | 'prints-received';

const placeOf = (name: DeviceSwitch): string => `caravan.${name}`;
const changedHere = 'caravan:switch';

const isOn = (name: DeviceSwitch): boolean => {
  try {
    return localStorage.getItem(placeOf(name)) === '1';
  } catch {
    // Without storage every switch stays off.
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

/**
 * A switch of this device, such as its silence or a printer that prints by itself; kept on the device, because it
 * depends on the place and not on the person.
 */
export const useDeviceSwitch = (name: DeviceSwitch): [on: boolean, setOn: (on: boolean) => void] => {
  const on = useSyncExternalStore(
    subscribe,
    () => isOn(name),
    () => false,
  );
  const setOn = useCallback(
    (next: boolean) => {
      try {
        if (next) localStorage.setItem(placeOf(name), '1');
        else localStorage.removeItem(placeOf(name));
      } catch {
        // Storage is unavailable, so the setting cannot be kept.
      }
      dispatchEvent(new Event(changedHere));
    },
    [name],
  );
  return [on, setOn];
};
