import { personName } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import {
  fail,
  type ContentsCategory,
  type CustomsPaper,
  type PaperGap,
  type PaperKind,
  type PaperState,
} from '@caravan/customs/contract';
import { fallsUnderIoss, type CustomsData, type PaperPackage, type PaperSender } from '@caravan/customs/port';
import { shopDay } from '@caravan/kernel';
import type { CustomsContext } from '../customs-context.ts';
import { customsDataOf } from '../declarations/customs-data.ts';
import { askedOf } from '../tax-numbers/asking-countries.ts';
import { isPostalNumber, suggestedPaper } from './choose-paper.ts';

const reasonOf = {
  payment: 'paper_unpaid',
  declaration: 'paper_undeclared',
  tax_number: 'paper_tax_number',
  sender: 'paper_sender',
} as const satisfies Record<PaperGap, string>;

interface Found {
  held: PaperPackage;
  customs: CustomsData;
  sender: PaperSender | null;
  /** Whether the destination asks for a number without which it is not sent. */
  needsNumber: boolean;
}

const find = async (context: CustomsContext, number: string): Promise<Found> => {
  const held = await context.packages().forPapers(context.db, number);
  if (!held) throw fail('not_found');
  const customs = await customsDataOf(context.db, context, number);
  const needsNumber = (await askedOf(context.db, held.country))?.required === true;
  return { held, customs, needsNumber, sender: await context.senders().find(context.db) };
};

const gapsOf = ({ held, customs, sender, needsNumber }: Found): PaperGap[] => [
  ...(held.isPaid ? [] : (['payment'] as const)),
  ...(customs.lines.length ? [] : (['declaration'] as const)),
  ...(needsNumber && !customs.recipient ? (['tax_number'] as const) : []),
  ...(sender ? [] : (['sender'] as const)),
];

export const paperStateOf = async (context: CustomsContext, number: string): Promise<PaperState> => {
  const found = await find(context, number);
  return { suggested: suggestedPaper(found.held), gaps: gapsOf(found) };
};

/** Throws the reason of the first gap. */
export const paperOf = async (
  context: CustomsContext,
  { number, kind, category }: { number: string; kind: PaperKind; category: ContentsCategory },
): Promise<CustomsPaper> => {
  const found = await find(context, number);
  const { held, customs, sender } = found;
  const [gap] = gapsOf(found);
  if (gap !== undefined) throw fail(reasonOf[gap]);
  // `gapsOf` names a missing sender.
  if (!sender) throw fail('paper_sender');
  const euro = await context.exchangeRates().toCny('EUR');
  const { address, country, declaredValueFen: valueFen } = held;
  const isInScheme = fallsUnderIoss({ country, valueFen }, euro && Number(euro.rate));
  const netG = customs.lines.reduce((sum, line) => sum + line.weight_g, 0);
  return {
    kind,
    number: held.number,
    day: shopDay(context.clock()),
    category,
    item_number: held.trackingNumber,
    is_postal: isPostalNumber(held.trackingNumber ?? ''),
    sender: { name: sender.name, lines: sender.lines, country: sender.country, phone: sender.phone },
    recipient: { name: personName(address), lines: addressLines(address), country, phone: address.phone },
    recipient_tax_number: customs.recipient,
    ioss: isInScheme ? customs.ioss : '',
    eori: customs.eori,
    lines: customs.lines,
    currency: 'CNY',
    value_fen: valueFen,
    net_weight_g: netG,
    // Scales may show a little less than what was declared.
    gross_weight_g: Math.max(held.grossG, netG),
    freight_fen: held.freightFen,
    insurance_fen: held.insuranceFen,
    incoterm: 'DAP',
    signer: sender.signer,
  };
};
