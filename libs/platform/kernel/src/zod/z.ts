import * as z from 'zod';
import { reasonMessage } from '../reasons.ts';

/**
 * Zod for contracts' schemas. Messages are reason keys, which one table translates on both sides. In the browser zod
 * must not compile code, because our Content-Security-Policy forbids and reports it.
 */
const kinds: Record<string, string> = { string: 'not_text', number: 'not_number', int: 'not_whole' };

const sized = (kind: 'small' | 'big', origin: string, limit: number | bigint): string => {
  const params: Record<string, string> = kind === 'small' ? { min: String(limit) } : { max: String(limit) };
  if (origin === 'string')
    return kind === 'small'
      ? limit === 1
        ? 'required'
        : reasonMessage('too_short', params)
      : reasonMessage('too_long', params);
  if (origin === 'array' || origin === 'set') return reasonMessage(kind === 'small' ? 'too_few' : 'too_many', params);
  return reasonMessage(kind === 'small' ? 'too_small' : 'too_big', params);
};

const formats: Record<string, string> = { email: 'not_email', url: 'not_url' };

z.config({
  jitless: typeof document !== 'undefined',
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null ? 'required' : (kinds[issue.expected] ?? 'bad_format');
      case 'too_small':
        return sized('small', issue.origin, issue.minimum);
      case 'too_big':
        return sized('big', issue.origin, issue.maximum);
      case 'invalid_format':
        return formats[issue.format] ?? 'bad_format';
      case 'invalid_value':
        return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not_allowed';
      case 'unrecognized_keys':
        return 'unknown_field';
      default:
        return 'bad_format';
    }
  },
});

export { z };
