import type { Person } from '../people.ts';
import type { ConsoleLanguage } from './words.ts';

type Counted = { number: string; differences: { number: string }[] };
type Stored = { number: string; bin: string | null; package_number: string | null };

/**
 * A count that found goods of a paid package missing and others in no bin, and one that is to be repeated, in bins of
 * this language; resolves to the number of the first, and to a bin that nobody has counted.
 */
export const makeCounts = async (
  owner: Person,
  receiver: Person,
  language: ConsoleLanguage,
): Promise<{ count: string; freeBin: string }> => {
  const places = language === 'en' ? [60, 61, 62] : [70, 71, 72];
  const rows = places.map((position) => ({ code: `C-${position}`, zone: 'C', kind: 'shelf', position }));
  const [first = '', second = '', free = ''] = rows.map(({ code }) => code);
  await owner.call('POST', '/staff/bins/import', { rows });
  const { items } = await owner.call<{ items: Stored[] }>('GET', '/staff/store?limit=100');
  const packed = items.find((item) => item.bin === 'B-01' && item.package_number !== null)?.number ?? '';
  const [loose = '', later = ''] = items
    .filter((item) => item.bin === null && item.package_number === null)
    .map(({ number }) => number);
  await owner.call('POST', '/staff/store/move', { numbers: [packed], bin: first });
  await owner.call('POST', '/staff/store/move', { numbers: [later], bin: second });

  const countIn = async (bin: string, scanned: readonly string[]): Promise<Counted> => {
    await receiver.call('POST', '/staff/stock_counts', { bin });
    for (const number of scanned) await receiver.call('POST', '/staff/stock_counts/scan', { bin, number });
    return receiver.call<Counted>('POST', '/staff/stock_counts/close', { bin });
  };
  const { number } = await countIn(first, [loose]);
  const again = await countIn(second, []);
  await owner.call('POST', `/staff/stock_counts/${again.number}/decide`, {
    decisions: again.differences.map((one) => ({ number: one.number, decision: 'again' })),
  });
  return { count: number, freeBin: free };
};
