import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeptValue } from '@caravan/console-core';
import { emptyTable, isEmptyTable, type ReceiveTable } from './receive-table.ts';

export interface KeptTable {
  table: ReceiveTable;
  /** The table now: steps that wait for the server see what was entered meanwhile. */
  now: () => ReceiveTable;
  set: (table: ReceiveTable) => void;
}

/**
 * Keeps the parcels and goods on the table on this device. `onFound` is called with those that a closed tab, a reload
 * or an ended session left there.
 */
export const useReceiveTable = (onFound: (table: ReceiveTable) => void): KeptTable => {
  const kept = useKeptValue<ReceiveTable>('receive.table');
  const [table, setTable] = useState(emptyTable);
  const latest = useRef(table);
  const wasRead = useRef(false);

  const set = useCallback((next: ReceiveTable) => {
    latest.current = next;
    setTable(next);
  }, []);
  const find = useEffectEvent((found: ReceiveTable) => {
    const { parcel, unknown, code } = latest.current;
    if (parcel || unknown) return;
    // The lookup that the page began with finds what is on the table.
    set({ ...found, code: code ?? found.code });
    if (code === undefined) onFound(found);
  });

  useEffect(() => {
    void kept
      ?.read()
      // Storage that cannot be read is reported in the head of the station.
      .catch(() => undefined)
      .then((found) => {
        wasRead.current = true;
        if (found) find(found);
      });
  }, [kept]);

  useEffect(() => {
    if (!kept || (!wasRead.current && isEmptyTable(table))) return;
    // As above; the table itself is still there.
    kept.write(isEmptyTable(table) ? undefined : table).catch(() => undefined);
  }, [kept, table]);

  return { table, now: useCallback(() => latest.current, []), set };
};
