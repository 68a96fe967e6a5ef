/** No single piece that shoppers order costs a million yuan; sellers write such prices where they do not want to sell. */
const ceiling = 1_000_000;

const decimal = /^\d{1,9}(?:\.\d{1,4})?$/;

/** A plain decimal of a number or a text, however the service writes it; null for anything else. */
const amountOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return decimal.test(text) ? text.replace(/^0+(?=\d)/, '') : null;
};

/** A price in yuan; null for what is none: nothing, zero, ranges, words, placeholders. */
export const servicePrice = (value: unknown): string | null => {
  const amount = amountOf(value);
  return amount !== null && Number(amount) > 0 && Number(amount) < ceiling ? amount : null;
};

/** A price that need not be given: undefined where it is left out, null where it is given and is none. */
export const optionalPrice = (value: unknown): string | null | undefined =>
  value === undefined || value === null || value === '' ? undefined : servicePrice(value);

/** What sending it within China costs; null where the service does not say, or says what nobody would pay. */
export const serviceShipping = (value: unknown): string | null => {
  const amount = amountOf(value);
  return amount !== null && Number(amount) <= 1_000 ? amount : null;
};

/** Pieces left: a whole number of whatever type. */
export const serviceStock = (value: unknown): number | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** An id as text. A number too large to have come through JSON whole is none. */
export const serviceId = (value: unknown): string | null => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  return typeof value === 'string' && /^\d{1,24}$/.test(value.trim()) ? value.trim() : null;
};

/** A service's own error code; anything but a short number could be more than a code. */
export const serviceCode = (value: unknown): string => {
  const code = String(typeof value === 'number' || typeof value === 'string' ? value : '');
  return /^\d{1,6}$/.test(code) ? code : 'unknown';
};
