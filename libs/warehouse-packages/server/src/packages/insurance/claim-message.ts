import { formatFen, inLanguages, type Fen, type Language } from '@caravan/kernel';
import { claimDecisionDays } from '@caravan/warehouse-packages/contract';
import { aboutPackage, packageWords, type MessageWords } from '../../messages/package-words.ts';

/** The remark on a paid claim in the shopper's records. */
export const claimRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => packageWords[language].claim.remark(number));

export const claimFiled = (number: string, fen: Fen): MessageWords =>
  aboutPackage(({ claim }, language) => claim.filed(number, formatFen(fen, language), claimDecisionDays));

export const claimApproved = (number: string, fen: Fen, note: string): MessageWords =>
  aboutPackage(({ claim }, language) => claim.approved(number, formatFen(fen, language)), note);

export const claimRejected = (number: string, note: string): MessageWords =>
  aboutPackage(({ claim }) => claim.rejected(number), note);
