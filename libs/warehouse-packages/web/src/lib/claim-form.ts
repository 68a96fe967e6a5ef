import type { Fen, StandardSchemaV1 } from '@caravan/kernel';
import type { NewClaim } from '@caravan/warehouse-packages/contract';
import { typedFen } from './typed-amount.ts';

/** The values of a claim's fields; the amount as typed, in yuan. */
export interface ClaimValues {
  kind: string;
  amount_fen: string;
  text: string;
}

/** A claim without its pictures, which the form keeps apart. */
export type ClaimForm = Omit<NewClaim, 'pictures'>;

/** The key under which a tab keeps what was typed. */
export const claimDraft = (number: string): string => `claim:${number}`;

/** The contract's schema of a claim, which also checks that it asks for no more than is left. */
export const claimSchema = (
  newClaim: StandardSchemaV1<unknown, ClaimForm>,
  maxFen: Fen,
): StandardSchemaV1<unknown, ClaimForm> => ({
  '~standard': {
    version: 1,
    vendor: newClaim['~standard'].vendor,
    validate: async (typed) => {
      const { amount_fen: amount, ...rest } = typed as ClaimValues;
      const fen = typedFen(amount);
      const result = await newClaim['~standard'].validate({ ...rest, amount_fen: fen });
      if (fen === undefined || fen <= maxFen || Number.isNaN(fen)) return result;
      const others = (result.issues ?? []).filter(({ path }) => path?.[0] !== 'amount_fen');
      return { issues: [...others, { message: 'claim_too_high', path: ['amount_fen'] }] };
    },
  },
});
