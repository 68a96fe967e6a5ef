import { shopDay, type Language, languageTable, byLanguage } from '@caravan/kernel';
import { csvRow, type PdfDocument } from '@caravan/server-core';
import type { HandedPackage, WholeHandover } from './handover.repo.ts';
import type { words as en } from './manifest-words/en.ts';

const manifestWords = byLanguage(
  import.meta.glob<typeof en>('./manifest-words/??.ts', { eager: true, import: 'words' }),
);

/** Leaves out packages that were left or refused. */
const takenOf = ({ packages }: WholeHandover): HandedPackage[] =>
  packages
    .filter(({ outcome }) => outcome === null || outcome === 'shipped')
    .sort(
      (one, other) =>
        (one.bag ?? Infinity) - (other.bag ?? Infinity) || one.packageNumber.localeCompare(other.packageNumber),
    );

/** The manifest as the lines of a CSV file: one for each package, with its bag. */
export const manifestLines = function* (handover: WholeHandover): Generator<string> {
  yield csvRow([
    'handover',
    'carrier',
    'bag',
    'seal',
    'bag_weight_g',
    'package',
    'tracking_number',
    'country',
    'weight_g',
  ]);
  const { row, bags } = handover;
  for (const { packageNumber, trackingNumber, bag: number, country, weightG } of takenOf(handover)) {
    const bag = bags.find((one) => one.number === number);
    yield csvRow([
      row.id,
      row.carrier,
      number,
      bag?.seal ?? null,
      bag?.weightG ?? null,
      packageNumber,
      trackingNumber,
      country,
      weightG,
    ]);
  }
};

const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`;
const weightOf = (packages: readonly HandedPackage[]): number =>
  packages.reduce((sum, { weightG }) => sum + weightG, 0);

/** The manifest as a document, with a section for each bag. */
export const manifestDocument = (handover: WholeHandover, language: Language): PdfDocument => {
  const words = manifestWords[language];
  const { row, bags, driver, packages } = handover;
  const taken = takenOf(handover);
  const rowsOf = (some: readonly HandedPackage[]) =>
    some.map(({ packageNumber, trackingNumber, country, weightG }) => ({
      label: packageNumber,
      hint: `${trackingNumber} ${country}`.trim(),
      value: kilograms(weightG),
    }));
  const used = bags.filter(({ number }) => taken.some(({ bag }) => bag === number));
  const loose = taken.filter(({ bag }) => bag === null);
  const left = packages.filter(({ outcome }) => outcome === 'left').length;
  return {
    lang: languageTable[language].tag,
    script: languageTable[language].script,
    title: words.title(row.carrier),
    at: (row.closedAt ?? row.createdAt).toISOString(),
    facts: [
      { label: words.number, value: row.id },
      { label: words.day, value: shopDay(row.closedAt ?? row.createdAt) },
      { label: words.bags, value: String(used.length) },
      { label: words.packages, value: String(taken.length), strong: true },
      { label: words.weight, value: kilograms(weightOf(taken)), strong: true },
    ],
    sections: [
      ...used.map(({ number, seal, weightG }) => {
        const own = taken.filter(({ bag }) => bag === number);
        const total = { label: words.inBag(own.length), value: kilograms(weightG ?? weightOf(own)), strong: true };
        return { title: words.bag(number, seal ?? '–'), rows: [...rowsOf(own), total] };
      }),
      ...(loose.length ? [{ title: words.loose(loose.length), rows: rowsOf(loose) }] : []),
    ],
    notes: [
      ...(left > 0 ? [words.left(left)] : []),
      ...(driver ? [words.signed(driver.driverName, driver.signedAt.toISOString())] : [words.unsigned]),
    ],
    ...(driver?.strokes.length ? { drawing: driver.strokes } : {}),
    footer: `${row.id} · ${row.carrier}`,
  };
};
