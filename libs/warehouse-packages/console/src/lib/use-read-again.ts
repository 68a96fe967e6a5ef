import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '@caravan/web-core';

/** Reads again what could not be read, when the connection is back or the station's steps were sent. */
export const useReadAgain = (failed: boolean, pending: number, read: () => void): void => {
  const isOnline = useOnline();
  const again = useEffectEvent(read);
  useEffect(() => {
    if (failed && isOnline) again();
  }, [failed, isOnline, pending]);
};
