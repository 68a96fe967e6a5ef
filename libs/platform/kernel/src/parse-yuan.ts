import { maxFen, type Fen } from './money.ts';

/** Reads what a person typed as yuan (`12`, `12.5`, `1,234.50`, `¥12`, full-width digits) into fen; undefined when it is no amount with at most two decimals. */
export const parseYuan = (text: string): Fen | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/[¥\s]/g, '');
  const match = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const fen = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen <= maxFen ? fen : undefined;
};
