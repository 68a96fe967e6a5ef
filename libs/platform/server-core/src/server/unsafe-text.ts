import { fail } from '@caravan/kernel';

const deepest = 50;

/** NUL cannot be kept by PostgreSQL as text, nor half a surrogate pair as JSON. */
const isUnsafe = (text: string): boolean => text.includes('\u0000') || /\p{Cs}/u.test(text);

interface Item {
  value: unknown;
  path: readonly string[];
}

/**
 * The path of the first text in a request that no database can keep, or undefined. It walks without recursion, since a caller decides how
 * deep a body is; one deeper than any of ours is refused.
 */
export const unsafeText = (root: unknown): readonly string[] | undefined => {
  const queue: Item[] = [{ value: root, path: [] }];
  for (let item = queue.pop(); item; item = queue.pop()) {
    const { value, path } = item;
    if (typeof value === 'string' && isUnsafe(value)) return path;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Blob) continue;
    if (path.length === deepest) throw fail('bad_request');
    for (const [key, inner] of Object.entries(value)) {
      if (isUnsafe(key)) return path;
      queue.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
};
