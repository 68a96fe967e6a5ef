const textAt = (value: object, key: string): string | undefined => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/**
 * The message of an error for a log or an operator. A host with several addresses fails with an `AggregateError` that
 * has no message. Some libraries throw plain objects, whose values may be secrets.
 */
export const wordsOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  if (error instanceof AggregateError && !error.message)
    return [...new Set(error.errors.map(wordsOf))].join('; ') || error.name;
  const own = textAt(error, 'message') ?? textAt(error, 'code') ?? (error instanceof Error ? error.name : undefined);
  return own ?? `an object with ${Object.keys(error).join(', ') || 'no properties'}`;
};
