import { vi } from 'vitest';

let faults: string[] = [];
let expected: RegExp[] = [];

const record = (...parts: unknown[]): void => {
  const message = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');
  faults.push(message);
};

/** Records `console.error` and `console.warn` from now on. */
export const watchConsole = (): void => {
  faults = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
};

/** For a test in which React or a library must log a message. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** The recorded messages that no test expected. */
export const consoleFaults = (): string[] => faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
