import { useState } from 'react';
import { messageOf, useTableFile, type Table, type UnreadRow } from '@caravan/console-core';
import {
  useCheckFreightBillMutation,
  useImportFreightBillMutation,
  useListFreightCarriersQuery,
} from '@caravan/freight-costs/api';
import {
  maxBillLines,
  maxSurcharges,
  writeBillLine,
  type FreightBill,
  type FreightBillCheck,
  type FreightBillImport,
} from '@caravan/freight-costs/contract';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import {
  billColumns,
  isInGrams,
  likelySurcharges,
  placesWith,
  type BillColumn,
  type BillPlaces,
} from '../../lib/bill-columns.ts';
import type { BillRows, LineFault } from '../../lib/bill-rows.ts';

/** Typed by staff; the lines come from a file. */
export interface BillFacts {
  carrier: string;
  number: string;
  billedOn: string;
  currency: string;
  total: string;
}

export type BillField = keyof BillFacts;

/** Result of the check, and of the import once it was made. */
export interface BillReport {
  rows: BillRows['rows'];
  unread: UnreadRow<LineFault>[];
  total: number;
  currency: string;
  check: FreightBillCheck | undefined;
  /** In the server's words. */
  refusal: string | undefined;
  bill: FreightBill | undefined;
}

/** Rows that say nothing of a parcel do not keep a bill from being imported. */
export const blocks = (why: LineFault): boolean => why !== 'sum' && why !== 'nothing';

/** A carrier's bill on its way into the books: its file is read, checked by the server, and then imported. */
export const useBillImport = () => {
  const [facts, setFacts] = useState<BillFacts>({ carrier: '', number: '', billedOn: '', currency: 'CNY', total: '' });
  const [unit, setUnit] = useState<'g' | 'kg'>('kg');
  const [candidates, setCandidates] = useState<readonly number[]>([]);
  const [surcharges, setSurcharges] = useState<readonly number[]>([]);
  const [missing, setMissing] = useState<readonly BillField[]>([]);
  const [report, setReport] = useState<BillReport>();
  const carriers = useListFreightCarriersQuery(undefined).data ?? [];
  const [check, checking] = useCheckFreightBillMutation();
  const [send, sending] = useImportFreightBillMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const layoutOf = (carrier: string) =>
    carriers.find((one) => one.carrier.toLowerCase() === carrier.trim().toLowerCase());

  /** A check holds for the bill that it was made with. */
  const forget = (): void => setReport(undefined);

  const file = useTableFile(
    billColumns,
    maxBillLines,
    (table, places) => {
      forget();
      setUnit(table && isInGrams(table.head[places.weight ?? -1]) ? 'g' : 'kg');
      if (table) void findSurcharges(table, places);
      else {
        setCandidates([]);
        setSurcharges([]);
      }
    },
    (table) => placesWith(table, layoutOf(facts.carrier)),
  );

  const findSurcharges = async (
    table: Table<BillColumn>,
    places: BillPlaces,
    { carrier, currency }: Pick<BillFacts, 'carrier' | 'currency'> = facts,
  ): Promise<void> => {
    const { amountColumns } = await import('../../lib/bill-rows.ts');
    const found = amountColumns(table, { places, currency });
    setCandidates(found);
    setSurcharges(likelySurcharges(table.head, found, layoutOf(carrier)).slice(0, maxSurcharges));
  };

  /** The carrier's last file names its columns and its currency. */
  const change = (field: BillField, value: string): void => {
    const layout = field === 'carrier' ? layoutOf(value) : undefined;
    const next = { ...facts, [field]: value, ...(layout ? { currency: layout.currency } : {}) };
    setFacts(next);
    forget();
    if (!file.table) return;
    const places = layout ? placesWith(file.table, layout) : file.places;
    if (layout) file.choose(places);
    if (layout || field === 'currency') void findSurcharges(file.table, places, next);
  };

  const bodyOf = async (): Promise<
    { body: FreightBillImport; unread: BillReport['unread']; rows: BillRows['rows'] } | undefined
  > => {
    const { table, places } = file;
    const { amountOf, billRows } = await import('../../lib/bill-rows.ts');
    const total = amountOf(facts.total, facts.currency);
    const empty = (['carrier', 'number', 'billedOn'] as const).filter((field) => !facts[field].trim());
    setMissing([...empty, ...(typeof total === 'number' ? [] : (['total'] as const))]);
    if (!table || empty.length || typeof total !== 'number') return undefined;
    const { rows, unread } = billRows(table, { places, surcharges, unit, currency: facts.currency });
    const nameOf = (place: number | undefined) => (place === undefined ? undefined : table.head[place] || undefined);
    const names = {
      number: nameOf(places.number),
      weight: nameOf(places.weight),
      base: nameOf(places.base),
      total: nameOf(places.total),
      currency: nameOf(places.currency),
    };
    return {
      rows,
      unread,
      body: {
        carrier: facts.carrier.trim(),
        number: facts.number.trim(),
        billed_on: facts.billedOn,
        currency: facts.currency,
        total_hundredths: total,
        surcharges: surcharges.map((place) => (table.head[place] ?? '').slice(0, 100)),
        columns: Object.fromEntries(
          Object.entries(names).flatMap(([column, name]) => (name ? [[column, name.slice(0, 200)]] : [])),
        ),
        lines: rows.map(({ row }) => writeBillLine(row)),
      },
    };
  };

  const run = useSingleFlight(async (isDry: boolean) => {
    const made = await bodyOf();
    if (!made) return;
    const { body, rows, unread } = made;
    const known = { rows, unread, total: body.total_hundredths, currency: body.currency };
    if (!rows.length) {
      setReport({ ...known, check: undefined, refusal: undefined, bill: undefined });
      return;
    }
    const answer = isDry ? await check({ body }) : await send({ body, idempotencyKey: keyFor(body) });
    const refusal = answer.error ? messageOf(answer.error) : undefined;
    if (!isDry && answer.data) settle();
    setReport({
      ...known,
      check: answer.data && 'is_known' in answer.data ? answer.data : isDry ? undefined : report?.check,
      refusal,
      bill: answer.data && 'id' in answer.data ? answer.data : undefined,
    });
  }, 0);

  return {
    facts,
    change,
    missing,
    carriers: carriers.map(({ carrier }) => carrier),
    file,
    unit,
    setUnit: (value: 'g' | 'kg') => {
      setUnit(value);
      forget();
    },
    candidates,
    surcharges,
    toggle: (place: number) => {
      setSurcharges((before) =>
        before.includes(place) ? before.filter((one) => one !== place) : [...before, place].slice(0, maxSurcharges),
      );
      forget();
    },
    report,
    isBusy: checking.isLoading || sending.isLoading,
    check: () => void run(true),
    write: () => void run(false),
  };
};
