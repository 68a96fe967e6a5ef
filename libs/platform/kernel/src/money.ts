import { defaultLanguage, languageTable, type Language } from './language.ts';

/** CNY in fen, always a safe integer. All amounts inside the product have this form. */
export type Fen = number;

/** The largest single amount that a form or a call accepts: ten million yuan. */
export const maxFen: Fen = 1_000_000_000;

export const isFen = (value: number): boolean => Number.isSafeInteger(value);

/** The sum of amounts in fen; throws on anything that is not a safe integer, so that totals never contain fractions. */
export const sumFen = (amounts: readonly Fen[]): Fen =>
  amounts.reduce((total, amount) => {
    if (!isFen(amount) || !isFen(total + amount)) throw new RangeError(`not an amount in fen: ${amount}`);
    return total + amount;
  }, 0);

/**
 * `123456` → `¥1,234.56`, in German `1.234,56 ¥`: two decimals, grouped thousands, yen sign by default, and no end of a
 * line inside (specification 14.2).
 */
export const formatFen = (fen: Fen, language: Language = defaultLanguage, sign = '¥'): string => {
  const { decimal, group, signAfter } = languageTable[language].numbers;
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const amount = `${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, group)}${decimal}${digits.slice(-2)}`;
  return (fen < 0 ? '-' : '') + (signAfter ? `${amount}\u00a0${sign}` : sign + amount);
};

/** The format of balances, with the country: `CN ¥1,234.50`, in which no line ends. */
export const formatBalance = (fen: Fen, language?: Language): string => formatFen(fen, language, 'CN\u00a0¥');

/**
 * Converts fen at a decimal-string rate (units of the currency per yuan) to minor units by `digits`; rounds half away
 * from zero.
 */
export const convertFen = (fen: Fen, rate: string, digits = 2): number => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction) * BigInt(fen) * 10n ** BigInt(digits);
  const divisor = 100n * 10n ** BigInt(fraction.length);
  const half = (scaled < 0n ? -divisor : divisor) / 2n;
  return Number((scaled + half) / divisor);
};

/**
 * The fen of an amount in a hundredth of another currency, at a decimal-string rate (its units per yuan); rounds half up.
 */
export const fenFrom = (hundredths: number, rate: string): Fen => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scale = 10n ** BigInt(fraction.length);
  const divisor = BigInt(whole + fraction);
  return Number((2n * BigInt(hundredths) * scale + divisor) / (2n * divisor));
};

/**
 * `12,5` → `12.5`, `1.234,50` → `1,234.50`: a comma before the last one or two digits never groups, so that it is the
 * decimal mark of readers who have no other one on their keyboard of digits.
 */
export const withDecimalPoint = (typed: string): string =>
  /,\d\d?$/.test(typed) ? typed.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : typed;

/** Yuan as a field shows them, to be typed over: `1250` → `12.50`, in German `12,50`; `1200` → `12`. */
export const typedYuan = (fen: Fen, language: Language): string =>
  fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2).replace('.', languageTable[language].numbers.decimal);

/**
 * Parses yuan as a person types it (`12`, `12.5`, `12,5`, `1,234.50`, `¥12`, full-width digits) into fen. Undefined if
 * it is not an amount with at most two decimals.
 */
export const parseYuan = (text: string): Fen | undefined => {
  const plain = withDecimalPoint(text.normalize('NFKC').replaceAll(/[¥\s]/g, ''));
  const match = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const fen = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen <= maxFen ? fen : undefined;
};
