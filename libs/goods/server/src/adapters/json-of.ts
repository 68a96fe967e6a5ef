import type { Fetched } from '../ports/guarded-fetch.ts';

/** The JSON that was fetched; undefined where it is none. */
export const jsonOf = ({ bytes }: Fetched): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};
