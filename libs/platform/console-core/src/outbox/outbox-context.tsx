import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from '@caravan/web-core';
import { useStaffMe } from '../console-context.ts';
import { makeIdbOutboxStore } from './idb-outbox-store.ts';
import { makeMemoryOutboxStore } from './memory-outbox-store.ts';
import { outboxBrowser, type OutboxBrowser } from './outbox-browser.ts';
import type { NewEntry, OutboxStore } from './outbox-store.ts';
import { makeOutbox, type Outbox, type OutboxState } from './outbox.ts';
import type { OutboxHandler, OutboxHandlers } from './send-lane.ts';

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** One for all pages; the database is opened when it is first used. */
const deviceStore: OutboxStore = typeof indexedDB === 'undefined' ? makeMemoryOutboxStore() : makeIdbOutboxStore();
const ownBrowser = outboxBrowser();

export interface OutboxProviderProps {
  /** By default IndexedDB. */
  store?: OutboxStore;
  browser?: OutboxBrowser;
  children: ReactNode;
}

/** Gives the pages below the outbox of the member of staff who is logged in. */
export const OutboxProvider = ({ store = deviceStore, browser = ownBrowser, children }: OutboxProviderProps) => {
  const owner = useStaffMe()?.id;
  const outbox = useMemo(() => (owner ? makeOutbox(owner, store, browser) : undefined), [owner, store, browser]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
};

const nothing: OutboxState = { waiting: [], pending: 0, parked: [], elsewhere: [], broken: false };
const never = () => () => undefined;

const refuse = (): Promise<never> => Promise.reject(new Error('the outbox needs a login'));

/**
 * The calls that this device keeps and sends when it can. `add` keeps one; it is safe as soon as its promise resolves.
 * Without a login nothing is kept.
 */
export const useOutbox = (): OutboxState & Pick<Outbox, 'add' | 'retry' | 'discard'> => {
  const outbox = useContext(OutboxContext);
  const state = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.state ?? (() => nothing));
  const { pathname: from } = useLocation();
  const add = outbox ? (entry: NewEntry) => outbox.add({ from, ...entry }) : refuse;
  return { ...state, add, retry: outbox?.retry ?? refuse, discard: outbox?.discard ?? refuse };
};

/** A value that this device keeps for the member of staff: it survives a reload and a closed tab. */
export interface KeptValue<Value> {
  read: () => Promise<Value | undefined>;
  /** Undefined removes the value. Rejects if the device cannot keep it. */
  write: (value: Value | undefined) => Promise<void>;
}

/**
 * A value under its key, `<lane>.<name>`; whatever structured clone can copy. Undefined without a login.
 *
 * A later version of the page reads it, too: change the key if the value changes its form.
 */
export const useKeptValue = <Value,>(key: string): KeptValue<Value> | undefined => {
  const outbox = useContext(OutboxContext);
  return useMemo(
    () =>
      outbox && {
        read: async () => (await outbox.readValue(key)) as Value | undefined,
        write: (value) => outbox.writeValue(key, value),
      },
    [outbox, key],
  );
};

/**
 * Sends entries while the component is shown: the handlers of all kinds of a lane, by kind. Put it where it is shown
 * for long, because entries wait while nobody handles them.
 */
export const useOutboxHandlers = (handlers: OutboxHandlers): void => {
  const outbox = useContext(OutboxContext);
  const send = useEffectEvent((kind: string, ...args: Parameters<OutboxHandler>) => handlers[kind]?.(...args));
  const kinds = Object.keys(handlers).toSorted().join(' ');
  useEffect(
    () =>
      outbox?.handle(
        Object.fromEntries(
          kinds
            .split(' ')
            .map((kind): [string, OutboxHandler] => [
              kind,
              (...args) => send(kind, ...args) ?? Promise.reject(new Error(`nothing sends ${kind}`)),
            ]),
        ),
      ),
    [outbox, kinds],
  );
};
