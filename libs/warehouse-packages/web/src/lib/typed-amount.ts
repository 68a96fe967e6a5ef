import { formatFen, maxFen, parseYuan, type ReasonTable } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';

/** The contract uses fen, but the form and its messages use yuan. */
export const packReasons: ReasonTable = {
  ...warehousePackagesReasons,
  not_number: { status: 422, en: 'Enter an amount such as 50 or 50.50', zh: '请输入金额，例如 50 或 50.50' },
  too_big: { status: 422, en: `At most ${formatFen(maxFen)}`, zh: `最高 ${formatFen(maxFen)}` },
};

/** Typed yuan in fen for the contract: undefined if empty, NaN if it is no amount. */
export const typedFen = (typed: string): number | undefined => {
  if (typed.trim() === '') return undefined;
  const plain = typed.normalize('NFKC').replaceAll(/[¥\s,]/g, '');
  // A number beyond the limit of amounts: the error is "too large", not "unreadable".
  if (/^\d{8,}(\.\d{0,2})?$/.test(plain) && parseYuan(plain) === undefined) return maxFen + 1;
  return parseYuan(typed) ?? Number.NaN;
};
