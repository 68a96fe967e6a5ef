import { expect, test } from 'vitest';
import { bodyWithin } from './body-within.ts';

/** A body in pieces, of which somebody counts how many were taken. */
const inPieces = (pieces: readonly string[], end: 'broken' | 'whole' = 'whole') => {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (stream) => {
        const piece = left.shift();
        if (piece !== undefined) stream.enqueue(new TextEncoder().encode(piece));
        else if (end === 'whole') stream.close();
        else stream.error(new Error('broken off'));
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), left };
};

test('a body is read whole up to the limit', async () => {
  expect((await bodyWithin(inPieces(['ab', 'cd']).response, 4))?.toString()).toBe('abcd');
  expect((await bodyWithin(new Response(null), 4))?.length).toBe(0);
});

test('of a longer one nothing is read beyond the limit, and one that breaks off is an error', async () => {
  const { response, left } = inPieces(['ab', 'cde', 'fg', 'hi']);
  expect(await bodyWithin(response, 4)).toBeUndefined();
  expect(left).toEqual(['fg', 'hi']);
  await expect(bodyWithin(inPieces(['ab'], 'broken').response, 4)).rejects.toThrow('broken off');
});
