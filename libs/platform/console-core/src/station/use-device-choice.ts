import { useCallback, useSyncExternalStore } from 'react';

/** Each choice of a device is empty at first. */
type DeviceChoice = 'muted' | 'prints-received' | 'warehouse';

const placeOf = (name: DeviceChoice): string => `caravan.${name}`;
const changedHere = 'caravan:switch';

/** The choice of this device; empty without one. */
export const deviceChoice = (name: DeviceChoice): string => {
  try {
    return localStorage.getItem(placeOf(name)) ?? '';
  } catch {
    // Without storage nothing is chosen.
    return '';
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

/** A choice that is kept on the device, because it depends on the place and not on the person. */
export const useDeviceChoice = (name: DeviceChoice): [chosen: string, choose: (value: string) => void] => {
  const chosen = useSyncExternalStore(
    subscribe,
    () => deviceChoice(name),
    () => '',
  );
  const choose = useCallback(
    (next: string) => {
      try {
        if (next) localStorage.setItem(placeOf(name), next);
        else localStorage.removeItem(placeOf(name));
      } catch {
        // Storage is unavailable, so the choice cannot be kept.
      }
      dispatchEvent(new Event(changedHere));
    },
    [name],
  );
  return [chosen, choose];
};

/** A switch of this device, such as its silence or a printer that prints by itself; off at first. */
export const useDeviceSwitch = (
  name: Exclude<DeviceChoice, 'warehouse'>,
): [on: boolean, setOn: (on: boolean) => void] => {
  const [chosen, choose] = useDeviceChoice(name);
  const setOn = useCallback((on: boolean) => choose(on ? '1' : ''), [choose]);
  return [chosen === '1', setOn];
};
