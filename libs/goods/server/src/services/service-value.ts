/** No piece that shoppers order costs a million yuan. Sellers use such prices when they do not want to sell. */
const ceiling = 1_000_000;

const decimal = /^\d{1,9}(?:\.\d{1,4})?$/;

/** A plain decimal from a number or a text in any notation; null for anything else. */
const amountOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return decimal.test(text) ? text.replace(/^0+(?=\d)/, '') : null;
};

/** A price in yuan; null for invalid prices: missing, zero, ranges, words, placeholders. */
export const servicePrice = (value: unknown): string | null => {
  const amount = amountOf(value);
  return amount !== null && Number(amount) > 0 && Number(amount) < ceiling ? amount : null;
};

/** An optional price. Undefined if it is missing, null if it is invalid. */
export const optionalPrice = (value: unknown): string | null | undefined =>
  value === undefined || value === null || value === '' ? undefined : servicePrice(value);

/** Cost of shipping within China. Null if it is missing or implausible. */
export const serviceShipping = (value: unknown): string | null => {
  const amount = amountOf(value);
  return amount !== null && Number(amount) <= 1_000 ? amount : null;
};

/** Remaining pieces, a whole number of any JSON type. */
export const serviceStock = (value: unknown): number | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** An id as text. Null for numbers that JSON cannot transfer exactly. */
export const serviceId = (value: unknown): string | null => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  return typeof value === 'string' && /^\d{1,24}$/.test(value.trim()) ? value.trim() : null;
};

/** A service's error code. Anything except a short number could contain more than a code. */
export const serviceCode = (value: unknown): string => {
  const code = String(typeof value === 'number' || typeof value === 'string' ? value : '');
  return /^\d{1,6}$/.test(code) ? code : 'unknown';
};
