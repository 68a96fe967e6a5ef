import { scriptText, type Html } from '../html-page.ts';
import { isObject, looseJson, type JsonObject } from '../data/loose-json.ts';

/** The object at this path; empty if there is none. */
export const objectAt = (value: unknown, ...path: string[]): JsonObject => {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return isObject(found) ? found : {};
};

/** The end of the object literal that begins at `start`, behind its bracket; null if it does not end. */
const endOfObject = (text: string, start: number): number | null => {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
};

/** The object literal that a script writes directly behind `mark`. It is parsed, never run. */
export const scriptState = (html: Html, mark: RegExp): JsonObject | null => {
  for (const script of html.named('script')) {
    const text = scriptText(script);
    const found = mark.exec(text);
    const start = found ? found.index + found[0].length : 0;
    const end = found ? endOfObject(text, start) : null;
    const state = end === null ? undefined : looseJson(text.slice(start, end));
    if (isObject(state)) return state;
  }
  return null;
};

/** A number of pieces, as a number or as text. */
export const stockOf = (value: unknown): number | null => {
  const stock = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof stock === 'number' && Number.isInteger(stock) && stock >= 0 ? stock : null;
};
