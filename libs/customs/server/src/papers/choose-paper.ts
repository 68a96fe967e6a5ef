import type { PaperKind } from '@caravan/customs/contract';
import type { PaperPackage } from '@caravan/customs/port';

const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/** Whether this identifies a postal item by the standard S10 of the Universal Postal Union, with its check digit. */
export const isPostalNumber = (text: string): boolean => {
  const [, digits = '', check = ''] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(text) ?? [];
  if (digits === '') return false;
  const rest = 11 - (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11);
  // Of the two rests without a digit of their own, 10 is written as 0 and 11 as 5.
  return Number(check) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
};

/** Carriers whose parcels are postal items: posts, and what they call EMS. Others are couriers. */
const post = /post|\bpos\b|邮|correos|correios|\bems\b|usps|royal mail|e-?packet/i;

/** Small packets weigh no more. */
const cn22MostG = 2_000;
/**
 * A CN 22 is for contents of up to 300 SDR (Regulations to the Universal Postal Convention). An SDR has cost ¥9 to ¥10 for
 * years; this is a little less than 300, because a CN 23 is right below the limit as well, and a CN 22 above it is not.
 */
const cn22MostFen = 260_000;

/** The paper that the way and the value of a package ask for. Posts want one of their forms, couriers an invoice. */
export const suggestedPaper = ({
  carrier,
  trackingNumber,
  declaredValueFen,
  grossG,
}: Pick<PaperPackage, 'carrier' | 'declaredValueFen' | 'grossG' | 'trackingNumber'>): PaperKind => {
  const isPostal = isPostalNumber(trackingNumber ?? '') || post.test(carrier);
  if (!isPostal) return 'invoice';
  return grossG <= cn22MostG && declaredValueFen <= cn22MostFen ? 'cn22' : 'cn23';
};
