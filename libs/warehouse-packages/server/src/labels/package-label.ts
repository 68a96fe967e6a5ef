import { personName } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import { restrictions } from '@caravan/shipping/contract';
import { countryName, formatFen, formatWeight, textIn, type StaffLanguage, type StaffRole } from '@caravan/kernel';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import { seesRecipient } from './sees-recipient.ts';
import { restrictionWords } from '@caravan/shipping/port';
import type { Label } from './label-page.ts';
import { labelWords, packingWords } from './label-words.ts';

/** The recipient, formatted as on an envelope. */
const linesOf = ({ row: { address } }: WholePackage, language: StaffLanguage): string[] => {
  const country = countryName(address.country, language);
  return [personName(address), ...addressLines(address), country.toUpperCase(), address.phone].filter(Boolean);
};

/** The label for a package, for staff with these roles; its codes contain its number. */
export const packageLabel = (
  whole: WholePackage,
  language: StaffLanguage,
  { roles }: { roles: readonly StaffRole[] },
): Label => {
  const { row, method, items, packing } = whole;
  const text = labelWords[language].package;
  const contained = restrictions.filter((one) => items.some((item) => item.restrictions.includes(one)));
  return {
    language,
    title: text.title,
    code: row.number,
    lines: seesRecipient(row, roles) ? linesOf(whole, language) : [],
    facts: [
      [text.tracking, row.trackingNumber ?? ''],
      [text.items, String(items.length)],
      [text.weight, formatWeight(row.realG)],
      [text.value, formatFen(row.declaredValueFen, language)],
      [text.method, `${textIn(method.name, language)} · ${row.carrier ?? method.carrier}`, 2],
      [text.care, restrictionWords(contained, language)],
      [text.packing, packingWords(packing, language), 2],
      [text.note, row.packingNote, 2],
    ],
  };
};
