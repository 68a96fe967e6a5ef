/**
 * Reads the body of an answer of at most so many bytes; undefined if it is longer, of which no more is read. Throws if it
 * breaks off.
 */
export const bodyWithin = async ({ body }: Response, mostBytes: number): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
