import { useCallback, useRef } from 'react';
import { newId } from '@caravan/kernel';

export interface IdempotencyKeys {
  /** The key of what the user wants now: the same for the same payload, so that a double click or a retry is answered once. */
  keyFor: (payload: unknown) => string;
  /** The intent is done; doing the same again is a new one. */
  settle: () => void;
}

/** Keys for `idempotency: 'key'` calls: `place({ body, idempotencyKey: keyFor(body) })`, then `settle()` once it succeeded. */
export const useIdempotencyKey = (): IdempotencyKeys => {
  const intent = useRef<{ payload: string; key: string }>(undefined);
  const keyFor = useCallback((payload: unknown): string => {
    const written = JSON.stringify(payload) ?? '';
    if (intent.current?.payload !== written) intent.current = { payload: written, key: newId() };
    return intent.current.key;
  }, []);
  const settle = useCallback(() => {
    intent.current = undefined;
  }, []);
  return { keyFor, settle };
};
