import type { BoxSize } from '@caravan/content/contract';
import type { Restriction } from '@caravan/shipping/contract';
import { type GoodsCondition, goodsConditions } from '@caravan/goods/contract';
import type { ExpectedLine, ParcelReceipt } from '@caravan/procurement/contract';
import { checkWeight } from '@caravan/console-core';
import { scannedCode } from '@caravan/kernel';

/** The values of a line's fields at the receive station; measures are as typed. */
export interface LineDraft {
  lineId: string;
  quantity: number;
  /** How many pieces are still to come; more cannot be received. */
  expected: number;
  weight: string;
  length: string;
  width: string;
  height: string;
  bin: string;
  condition: GoodsCondition;
  restrictions: readonly Restriction[];
  note: string;
}

export type MeasureField = 'quantity' | 'weight' | 'length' | 'width' | 'height';

/** The lines of a parcel that still expect pieces, as they are proposed: everything came, in good condition. */
export const draftsOf = (lines: readonly ExpectedLine[]): LineDraft[] =>
  lines
    .filter((line) => line.expected_quantity > 0)
    .map((line) => ({
      lineId: line.line_id,
      quantity: line.expected_quantity,
      expected: line.expected_quantity,
      weight: '',
      length: '',
      width: '',
      height: '',
      bin: '',
      condition: goodsConditions[0],
      restrictions: [],
      note: '',
    }));

/** The values of a size of the shop. */
export const sidesOf = (size: BoxSize): Pick<LineDraft, 'height' | 'length' | 'width'> => ({
  length: String(size.length_mm),
  width: String(size.width_mm),
  height: String(size.height_mm),
});

/** A typed whole number above zero, half-width or full-width; undefined if it is none. */
export const wholeOf = (typed: string, max: number): number | undefined => {
  const text = typed.normalize('NFKC').trim();
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
};

const maxSide = 10_000;

/** The weight of a line in grams, as the field reads it; undefined if it cannot be sent. */
const gramsOf = (typed: string): number | undefined => {
  const checked = checkWeight(typed);
  return 'grams' in checked ? checked.grams : undefined;
};

/** The fields of a line that cannot be sent; a line of which nothing came has none. */
export const faultsOf = (draft: LineDraft): MeasureField[] => {
  if (draft.quantity === 0) return [];
  const quantity = draft.quantity > draft.expected ? (['quantity'] as const) : [];
  const sides = (['length', 'width', 'height'] as const).filter((side) => wholeOf(draft[side], maxSide) === undefined);
  const weight = gramsOf(draft.weight) === undefined ? (['weight'] as const) : [];
  return [...quantity, ...weight, ...sides];
};

/** Whether anything was entered that a new scan would lose. */
export const isStarted = (drafts: readonly LineDraft[]): boolean =>
  drafts.some(
    ({ quantity, expected, weight, length, width, height, bin, condition, restrictions, note }) =>
      quantity !== expected ||
      [weight, length, width, height, bin, note].some((typed) => typed.trim() !== '') ||
      condition !== goodsConditions[0] ||
      restrictions.length > 0,
  );

/** Whether pieces are missing that the parcel's purchase still expects. */
export const isShort = (drafts: readonly LineDraft[], lines: readonly ExpectedLine[]): boolean =>
  lines.some((line) => {
    const found = drafts.find(({ lineId }) => lineId === line.line_id);
    return (found?.quantity ?? 0) < line.expected_quantity;
  });

/** The lines of which pieces came. Undefined while a field is missing, or if nothing came. */
export const receiptOf = (drafts: readonly LineDraft[], moreComes: boolean): ParcelReceipt | undefined => {
  const came = drafts.filter(({ quantity }) => quantity > 0);
  if (!came.length || came.some((draft) => faultsOf(draft).length)) return undefined;
  return {
    more_comes: moreComes,
    lines: came.map((draft) => ({
      line_id: draft.lineId,
      quantity: draft.quantity,
      weight_g: gramsOf(draft.weight) ?? 0,
      length_mm: wholeOf(draft.length, maxSide) ?? 0,
      width_mm: wholeOf(draft.width, maxSide) ?? 0,
      height_mm: wholeOf(draft.height, maxSide) ?? 0,
      restrictions: [...draft.restrictions],
      ...(draft.bin.trim() ? { bin: scannedCode(draft.bin) } : {}),
      condition: draft.condition,
      note: draft.note.trim(),
    })),
  };
};
