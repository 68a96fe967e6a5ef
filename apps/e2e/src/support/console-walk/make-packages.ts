import type { Person } from '../people.ts';
import type { Shopper } from '../walk/shopper.ts';
import type { Trade } from '../walk/trade.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** The places of the warehouse. */
export const makeBins = async (crew: Person, language: ConsoleLanguage): Promise<void> => {
  const { zone, holding } = consoleWritten[language];
  const rows = [
    ...['A-01', 'A-02', 'B-01', 'B-02'].map((code, index) => ({
      code,
      zone,
      kind: 'shelf',
      position: 10 * (index + 1),
    })),
    { code: 'H-01', zone: holding, kind: 'holding', position: 100 },
  ];
  await crew.call('POST', '/staff/bins/import', { rows });
};

/** A package to pick, one on a pick list of which a part is collected, and a packed one in an open hand-over. */
export const makePackages = async (me: Person, crew: Person, trade: Trade, { items }: Shopper) => {
  const addresses = await me.call<{ id: string; kind: string }[]>('GET', '/addresses');
  const address = addresses.find(({ kind }) => kind === 'shipping')?.id ?? '';
  const [first = '', second = '', third = '', fourth = ''] = items;
  const { items: stored } = await crew.call<{ items: { id: string; number: string }[] }>(
    'GET',
    '/staff/store?limit=100',
  );
  for (const [id, bin] of [
    [first, 'A-02'],
    [second, 'B-01'],
    [third, 'A-01'],
    [fourth, 'B-02'],
  ]) {
    const numbers = stored.filter((item) => item.id === id).map(({ number }) => number);
    await crew.call('POST', '/staff/store/move', { numbers, bin });
  }
  const packages = {
    paid: await trade.pack([first], address),
    picking: await trade.pack([second, third], address),
    packed: await trade.pack([fourth], address),
  };
  for (const ref of Object.values(packages))
    await me.call('POST', '/payments', { kind: 'package', refs: [ref], method: 'balance' });
  interface Pick {
    id: string;
    lines: { item_number: string }[];
  }
  const collect = async ({ id, lines }: Pick): Promise<void> => {
    for (const { item_number: code } of lines) await crew.call('POST', `/staff/picks/${id}/scan`, { code });
  };
  const packed = await crew.call<Pick>('POST', '/staff/picks', { packages: [packages.packed] });
  await collect(packed);
  await crew.call('POST', `/staff/packages/${packages.packed}/pack`, {
    items: packed.lines.map(({ item_number }) => item_number),
  });
  const picking = await crew.call<Pick>('POST', '/staff/picks', { packages: [packages.picking] });
  await collect({ ...picking, lines: picking.lines.slice(0, 1) });
  const { id: handover } = await crew.call<{ id: string }>('POST', '/staff/handovers', { carrier: 'China Post' });
  await crew.call('POST', `/staff/handovers/${handover}/scan`, {
    code: packages.packed,
    tracking_number: `LX${packages.packed.slice(-7)}01CN`,
  });
  return { packages, pick: picking.id, handover };
};
