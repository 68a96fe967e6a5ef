import type { StandardIssue, StandardSchemaV1 } from '@caravan/kernel';
import { issueField } from '@caravan/kernel';
import { unsafeText } from './unsafe-text.ts';

export type RequestPart = 'params' | 'query' | 'body';

/** What a caller sent does not fit the contract; the error handler turns it into 422, or 404 for an id in the path that cannot exist. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  constructor(
    readonly part: RequestPart,
    readonly issues: readonly StandardIssue[],
  ) {
    super(`invalid ${part}`);
  }
}

/** A zod issue about unknown keys names them beside the path, not in it. */
const unknownKeys = (issue: StandardIssue): readonly string[] => {
  if (!('keys' in issue) || !Array.isArray(issue.keys)) return [];
  return issue.keys.map(String);
};

/** Each field with the reason of its first issue; what concerns the whole is called `body`, `query` or `params`. */
export const fieldReasons = ({ part, issues }: InvalidInput): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const parent = issueField(issue);
    const keys = unknownKeys(issue);
    const names = keys.length ? keys.map((key) => (parent ? `${parent}.${key}` : key)) : [parent || part];
    for (const name of names) fields[name] ??= issue.message;
  }
  return fields;
};

/** One part of a request by its schema. What is absent is read as an empty object, so that each missing field is named. */
export const validatePart = async (schema: StandardSchemaV1, part: RequestPart, value: unknown): Promise<unknown> => {
  const unsafe = unsafeText(value);
  if (unsafe) throw new InvalidInput(part, [{ message: 'bad_format', path: unsafe }]);
  const result = await schema['~standard'].validate(value ?? {});
  if (result.issues) throw new InvalidInput(part, result.issues);
  return result.value;
};
