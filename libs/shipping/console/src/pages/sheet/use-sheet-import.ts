import { useCallback, useState } from 'react';
import { useCountryOptions } from '@caravan/account/api';
import { messageOf, useTableFile, type UnreadRow } from '@caravan/console-core';
import { useCheckPriceSheetMutation, useImportPriceSheetMutation } from '@caravan/shipping/api/staff';
import {
  maxSheetRows,
  writeSheetRow,
  type PriceSheetCheck,
  type PriceSheetImport,
  type ShippingMethod,
} from '@caravan/shipping/contract';
import { useSingleFlight } from '@caravan/web-core';
import { sheetColumns } from '../../lib/sheet-columns.ts';
import { isInGrams, type SheetRowFault } from '../../lib/sheet-rows.ts';

export type SheetForm = Pick<PriceSheetImport, 'effective_from' | 'terms'>;

export interface SheetReport {
  rows: number;
  /** The heaviest weight of a price: a wrong unit shows by it. */
  heaviestG: number;
  unread: UnreadRow<SheetRowFault>[];
  check: PriceSheetCheck | undefined;
  refusal: string | undefined;
}

/** Rows without anything do not keep a sheet from being imported. */
export const blocks = (why: SheetRowFault): boolean => why !== 'nothing';

/** A price sheet on its way to a method: its file is read, checked by the server, and then imported. */
export const useSheetImport = (method: ShippingMethod) => {
  const [unit, setUnit] = useState<'g' | 'kg'>('kg');
  const [report, setReport] = useState<SheetReport>();
  const { options } = useCountryOptions();
  const [check, checking] = useCheckPriceSheetMutation();
  const [send] = useImportPriceSheetMutation();
  const forget = useCallback((): void => setReport(undefined), []);
  const file = useTableFile(sheetColumns, maxSheetRows, (table, places) => {
    forget();
    setUnit(table && isInGrams(table.head[places.to ?? -1]) ? 'g' : 'kg');
  });

  const rowsOf = async () => {
    const { sheetRows } = await import('../../lib/sheet-rows.ts');
    const countries = options.map(({ value }) => value);
    return sheetRows({ lines: file.table?.lines ?? [] }, { places: file.places, unit, countries });
  };
  const draftOf = ({ terms }: SheetForm, rows: Awaited<ReturnType<typeof rowsOf>>['rows']) => ({
    terms,
    file: (file.chosen?.name ?? '').slice(0, 200) || 'CSV',
    rows: rows.map(writeSheetRow),
  });

  const look = useSingleFlight(async (form: SheetForm) => {
    const { rows, unread } = await rowsOf();
    const heaviestG = rows.reduce((most, row) => (row.kind === 'price' ? Math.max(most, row.to_g) : most), 0);
    const known = { rows: rows.length, heaviestG, unread, check: undefined, refusal: undefined };
    if (!rows.length || rows.length > maxSheetRows) {
      setReport(known);
      return;
    }
    const { data, error } = await check({ params: { id: method.id }, body: draftOf(form, rows) });
    setReport({ ...known, check: data, refusal: error ? messageOf(error) : undefined });
  }, 0);

  return {
    file,
    unit,
    setUnit: (value: 'g' | 'kg') => {
      setUnit(value);
      forget();
    },
    report,
    forget,
    isChecking: checking.isLoading,
    look: (form: SheetForm) => void look(form),
    write: async (form: SheetForm, version: number) => {
      const { rows } = await rowsOf();
      const body = { ...draftOf(form, rows), effective_from: form.effective_from };
      return send({ params: { id: method.id }, body, version });
    },
  };
};
