import { useCallback, useRef } from 'react';
import { newId } from '@caravan/kernel';

export interface IdempotencyKeys {
  /**
   * Returns the key of the user's current intent. The same payload has the same key, so that a double click or a retry
   * takes effect once.
   */
  keyFor: (payload: unknown) => string;
  /** Ends the intent; repeating the action afterwards is a new intent. */
  settle: () => void;
}

/**
 * Keys for `idempotency: 'key'` calls: `place({ body, idempotencyKey: keyFor(body) })`, then `settle()` after success.
 */
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
