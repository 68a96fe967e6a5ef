import { useState, useSyncExternalStore } from 'react';

const read = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
};

const save = (key: string): void => {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the choice lasts until the next load.
  }
};

/** Only this component writes the key. */
const subscribe = () => () => undefined;

/** Whether the shopper closed something in this visit; kept until the browser closes the tab. */
export const useDismissed = (name: string): [boolean, () => void] => {
  const key = `dismissed:${name}`;
  const [isClosed, setClosed] = useState(false);
  const wasClosed = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  const close = () => {
    save(key);
    setClosed(true);
  };
  return [isClosed || wasClosed, close];
};
