import { useMemo } from 'react';
import { useAppSelector } from '../store/store.ts';

/** Entries in this tab that are not sent yet, each under a key, so that a reload or a login keeps them. */
export interface Drafts {
  read: (key: string) => Record<string, unknown> | undefined;
  save: (key: string, values: object) => void;
  clear: (key: string) => void;
  /** Called at a logout, so that the next person at this tab finds no drafts. Those of other accounts stay theirs. */
  clearAll: () => void;
}

/** Passwords are never stored in the browser, and files cannot be. */
const isKept = (name: string, value: unknown): boolean =>
  !/password/i.test(name) &&
  !(value instanceof Blob) &&
  !(typeof FileList !== 'undefined' && value instanceof FileList);

const clean = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => isKept(name, value))
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? clean(value as object)
          : (value as unknown),
      ]),
  );

const visitors = 'caravan.draft:';
/** No id has a colon. */
const prefixOf = (account: string | null): string => (account === null ? visitors : `caravan.draft.of:${account}:`);

const parse = (text: string | null): Record<string, unknown> | undefined => {
  const draft: unknown = JSON.parse(text ?? 'null');
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined;
};

/**
 * The drafts of an account; null for a visitor. What a visitor typed belongs to the account that reads it first, that
 * is, to the one with which the visitor went on. No account reads what another one typed.
 */
export const draftsOf = (account: string | null): Drafts => {
  const prefix = prefixOf(account);
  return {
    read: (key) => {
      try {
        const left = account === null ? null : sessionStorage.getItem(visitors + key);
        if (left !== null) {
          sessionStorage.removeItem(visitors + key);
          sessionStorage.setItem(prefix + key, left);
        }
        return parse(sessionStorage.getItem(prefix + key));
      } catch {
        return undefined;
      }
    },
    save: (key, values) => {
      try {
        sessionStorage.setItem(prefix + key, JSON.stringify(clean(values)));
      } catch {
        // If storage is full or unavailable, only the draft is lost.
      }
    },
    clear: (key) => {
      try {
        sessionStorage.removeItem(prefix + key);
      } catch {
        // Storage is unavailable, so there is no draft.
      }
    },
    clearAll: () => {
      try {
        const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
        for (const key of keys) {
          if (key?.startsWith(prefix) || key?.startsWith(visitors)) sessionStorage.removeItem(key);
        }
      } catch {
        // Storage is unavailable, so there is no draft.
      }
    },
  };
};

/** The drafts of the account whose page this is. */
export const useDrafts = (): Drafts => {
  const account = useAppSelector(({ session }) => session.account);
  return useMemo(() => draftsOf(account), [account]);
};
