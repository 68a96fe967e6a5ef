import type { Person } from '../people.ts';
import type { ConsoleLanguage } from './words.ts';

const day = 86_400_000;

/**
 * A carrier's bill with a line that is too heavy for a sent package and one whose number no package has; resolves to the
 * ids of both lines.
 */
export const makeFreight = async (
  owner: Person,
  packageNumber: string,
  language: ConsoleLanguage,
): Promise<{ freightLine: string; unknownFreight: string }> => {
  const { tracking } = await owner.call<{ tracking: { carrier: string; number: string } | null }>(
    'GET',
    `/staff/packages/${packageNumber}`,
  );
  const { id } = await owner.call<{ id: string }>('POST', '/staff/freight_bills', {
    carrier: tracking?.carrier ?? '',
    number: `F-${Date.now()}`,
    billed_on: new Date(Date.now() - day).toISOString().slice(0, 10),
    currency: 'CNY',
    total_hundredths: 43_500,
    surcharges: [language === 'en' ? 'Fuel' : '燃油附加费'],
    columns: {},
    lines: [
      // Number, weight and amounts.
      [tracking?.number, 9_500, 38_000, 1_500].join('\t'),
      ['LX000000001CN', 1_200, 4_000, 0].join('\t'),
    ],
  });
  const { items } = await owner.call<{ items: { id: string }[] }>('GET', `/staff/freight_lines?bill=${id}`);
  const [freightLine = '', unknownFreight = ''] = items.map((line) => line.id);
  return { freightLine, unknownFreight };
};
