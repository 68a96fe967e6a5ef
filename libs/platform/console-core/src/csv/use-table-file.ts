import { useRef, useState } from 'react';
import type { ColumnPlaces, Table, TableColumns, TableFault } from './read-table.ts';

/** A file on its way into an import: chosen, read, and with its columns known or chosen by hand. */
export interface TableFile<Column extends string> {
  chosen: File | undefined;
  table: Table<Column> | undefined;
  places: ColumnPlaces<Column>;
  fault: TableFault | undefined;
  read: (file: File) => Promise<void>;
  remove: () => void;
  /** Shows why the file cannot be imported. */
  fail: (fault: TableFault) => void;
  choose: (places: ColumnPlaces<Column>) => void;
}

/**
 * `onChange` is called with the table and its columns after each change, and with nothing once there is no table.
 * `placesOf` corrects the columns that were recognised by their names.
 */
export const useTableFile = <Column extends string>(
  columns: TableColumns<Column>,
  maxRows: number,
  onChange: (table: Table<Column> | undefined, places: ColumnPlaces<Column>) => void,
  placesOf: (table: Table<Column>) => ColumnPlaces<Column> = ({ places }) => places,
): TableFile<Column> => {
  const [chosen, setChosen] = useState<File>();
  const [table, setTable] = useState<Table<Column>>();
  const [chosenPlaces, setPlaces] = useState<ColumnPlaces<Column>>({});
  const [fault, setFault] = useState<TableFault>();
  const latest = useRef(0);

  const show = (found: { fault: TableFault } | Table<Column> | undefined): void => {
    const read = found === undefined || 'fault' in found ? undefined : found;
    setFault(found !== undefined && 'fault' in found ? found.fault : undefined);
    setTable(read);
    const known = read ? placesOf(read) : {};
    setPlaces(known);
    onChange(read, known);
  };
  return {
    chosen,
    table,
    places: chosenPlaces,
    fault,
    read: async (file) => {
      setChosen(file);
      latest.current += 1;
      const mine = latest.current;
      const { readTableFile } = await import('./read-table-file.ts');
      const found = await readTableFile(new Uint8Array(await file.arrayBuffer()), columns, maxRows);
      // Another file was chosen meanwhile, or this one removed.
      if (mine === latest.current) show(found);
    },
    remove: () => {
      latest.current += 1;
      setChosen(undefined);
      show(undefined);
    },
    fail: (why) => show({ fault: why }),
    choose: (next) => {
      setPlaces(next);
      onChange(table, next);
    },
  };
};
