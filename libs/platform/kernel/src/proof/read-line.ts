import { canonicalJson, type Json } from './canonical-json.ts';
import { refuse, type Refusal } from './verdict.ts';

export type JsonObject = { readonly [key: string]: Json | undefined };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of a file. `ended` is false for a last one without its line break. */
export interface Line {
  text: string;
  /** From 1. */
  number: number;
  ended: boolean;
}

/** The lines of a text, one after the other, so that a hostile file is not cut into millions of lines first. */
export const linesOf = function* (text: string): Generator<Line> {
  let from = 0;
  for (let number = 1; from < text.length; number += 1) {
    const end = text.indexOf('\n', from);
    const ended = end >= 0;
    yield { number, ended, text: text.slice(from, ended ? end : text.length) };
    from = ended ? end + 1 : text.length;
  }
};

/**
 * Reads a line as a JSON object. Only the canonical form counts: keys that appear twice, other spellings of a number or
 * added spaces would show a reader something else than what is hashed.
 */
export const readLine = ({ text, number: line, ended }: Line): JsonObject | Refusal => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(ended ? 'not_json' : 'cut_off', line);
  }
  if (!ended) return refuse('cut_off', line);
  if (!isObject(value)) return refuse('wrong_fields', line);
  try {
    return canonicalJson(value) === text ? value : refuse('not_canonical', line);
  } catch {
    return refuse('not_canonical', line);
  }
};

/** A line with exactly these fields of these kinds. */
export const hasFields = (line: JsonObject, fields: Record<string, (value: Json | undefined) => boolean>): boolean =>
  Object.keys(line).length === Object.keys(fields).length &&
  Object.entries(fields).every(([name, fits]) => fits(line[name]));

export const isRefusal = (value: object): value is Refusal => 'fault' in value && 'ok' in value && value.ok === false;

const hashPattern = /^[0-9a-f]{64}$/;
export const isHash = (value: Json | undefined): value is string =>
  typeof value === 'string' && hashPattern.test(value);
export const isText = (value: Json | undefined): value is string => typeof value === 'string';
export const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value);
