import { useState } from 'react';
import { failureOf } from '@caravan/web-core';

/** Who changed the thing while this form was open; null where the log does not say. */
export interface ChangedMeanwhile {
  by: string | null;
  at: string | null;
}

export interface SeenVersion {
  /** For `If-Match`. */
  version: number | undefined;
  /** Set after a refusal, until the next attempt. */
  changed: ChangedMeanwhile | undefined;
  /** To be called with the error of each attempt; undefined after a success. */
  check: (error: unknown) => void;
}

const stringOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * The version on which a form's input is based: the newest one until somebody types, then the one that was shown at that
 * moment. A refusal with `changed_meanwhile` tells who changed it; the next attempt is based on what is shown then.
 *
 * @param current The version that was read last.
 * @param isDirty Whether something is typed.
 */
export const useSeenVersion = (current: number | undefined, isDirty: boolean): SeenVersion => {
  const [version, setVersion] = useState(current);
  const [changed, setChanged] = useState<ChangedMeanwhile>();
  if (!isDirty && version !== current) setVersion(current);
  const check = (error: unknown) => {
    const failure = failureOf(error);
    if (failure?.reason !== 'changed_meanwhile') return setChanged(undefined);
    const { by, at, version: newest } = failure as { by?: unknown; at?: unknown; version?: unknown };
    setChanged({ by: stringOr(by), at: stringOr(at) });
    if (typeof newest === 'number') setVersion(newest);
  };
  return { version, changed, check };
};
