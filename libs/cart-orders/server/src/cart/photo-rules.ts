import { fail, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { TermsRules } from '@caravan/content/contract';
import { reasonMessage, type Fen } from '@caravan/kernel';
import { valueLine } from '../placing/value-line.ts';
import type { CartItem } from './cart-item.ts';

/** The price of a photo of a line, and the most photos. */
export type PhotoRules = Pick<TermsRules, 'photo_fee_fen' | 'photo_max_count'>;

/** The fee for all photos of a line. It does not depend on the quantity. */
export const photoFee = ({ photoCount }: { photoCount: number }, rules: Pick<PhotoRules, 'photo_fee_fen'>): Fen =>
  rules.photo_fee_fen * photoCount;

/** Why a line cannot be ordered as it is, as a reason message; null if it can. */
export const obstacleToOrder = ({ line, goods }: CartItem, { photo_max_count: max }: PhotoRules): string | null => {
  const { unavailable } = valueLine(line, goods);
  if (unavailable !== null) return unavailable;
  return line.photoCount > max ? reasonMessage('too_many_photos', { max }) : null;
};

/** Refuses more photos than the shop takes of a line. */
export const refuseTooManyPhotos = (photo: ParsedNewLine['photo'] | undefined, rules: PhotoRules): void => {
  const { photo_max_count: max } = rules;
  if (photo && photo.count > max)
    throw fail('invalid', { fields: { 'photo.count': reasonMessage('too_many_photos', { max }) } });
};
