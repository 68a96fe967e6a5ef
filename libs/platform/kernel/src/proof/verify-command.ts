import { checkFile } from './check-file.ts';
import { compareStatements } from './check-statement.ts';
import { maxProofBytes, refuse, type ProofFault, type Verdict } from './verdict.ts';

/** The command uses these parts of the machine that it runs on. */
export interface VerifyIo {
  /** The bytes of a file; undefined if it is larger than `limit`. Throws if it cannot be read. */
  read: (path: string, limit: number) => Promise<Uint8Array | undefined>;
  write: (line: string) => void;
}

/** 0: unchanged · 1: changed, or not the continuation of the older file · 2: nothing was checked. */
export type ExitCode = 0 | 1 | 2;

const usage = `Usage: caravan-verify FILE [OLDER-STATEMENT]

Checks a wallet statement (.jsonl) or the data of a receipt (.json) of a Caravan shop.
With an older statement, it also checks that the newer one only added rows.
It reads the files and nothing else; no network is used.`;

const words: Record<ProofFault, string> = {
  too_large: `the file is larger than ${maxProofBytes / 1024 / 1024} MB`,
  not_text: 'the file is not text in UTF-8',
  not_json: 'this is not a line of a statement or a receipt',
  unknown_format: 'this is not a format of a statement or a receipt',
  not_canonical: 'the spelling was changed, for example by a program that saved the file again',
  wrong_fields: 'a field is missing, unknown or of the wrong kind',
  cut_off: 'the end is missing',
  after_end: 'something follows after the end',
  sequence: 'a row is missing, repeated or out of order',
  row_hash: 'the row does not have its hash: it was changed',
  chain: 'the row does not follow the one before',
  balance: 'the balance is not the one before plus the amount',
  end: 'the last line does not agree with the rows',
  content_hash: 'the content does not have its hash: it was changed',
};

const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
const yuan = (fen: number): string => (fen / 100).toFixed(2);

const told = (path: string, verdict: Verdict): string => {
  if (!verdict.ok) return `NOT OK  ${path}, line ${verdict.line}: ${words[verdict.fault]}`;
  if (verdict.kind === 'receipt')
    return `OK  ${path}: receipt of ${verdict.subject} ${verdict.number}\n    ${verdict.hash}`;
  const { account, hashes, balanceFen, head } = verdict;
  return `OK  ${path}: statement of account ${account}, ${rowsOf(hashes.length)}, balance CNY ${yuan(balanceFen)}\n    ${head}`;
};

const compared = (older: Verdict, newer: Verdict): [ExitCode, string] => {
  if (!older.ok || !newer.ok) return [1, 'NOT OK  the files were not compared'];
  if (older.kind !== 'statement' || newer.kind !== 'statement') return [2, 'Only two statements can be compared.'];
  const found = compareStatements(older, newer);
  if (found.continues) return [0, `OK  the older statement is unchanged; added: ${rowsOf(found.added)}`];
  const why = {
    other_account: 'the statements belong to different accounts',
    rewritten: `row ${found.row} is not the same in both: the past was changed`,
    shorter: `row ${found.row} is missing from the newer statement`,
  };
  return [1, `NOT OK  ${why[found.why]}`];
};

/** Checks the files that the arguments name, writes what it found and returns the exit code. */
export const verifyCommand = async (args: readonly string[], { read, write }: VerifyIo): Promise<ExitCode> => {
  const [path, olderPath, ...more] = args;
  if (path === undefined || more.length || args.some((arg) => arg.startsWith('-'))) {
    write(usage);
    return 2;
  }
  const check = async (name: string): Promise<Verdict | undefined> => {
    try {
      const bytes = await read(name, maxProofBytes);
      const verdict = bytes ? await checkFile(bytes) : refuse('too_large');
      write(told(name, verdict));
      return verdict;
    } catch (error) {
      write(`${name} cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`);
      return undefined;
    }
  };
  const newer = await check(path);
  const older = olderPath === undefined ? undefined : await check(olderPath);
  if (!newer || (olderPath !== undefined && !older)) return 2;
  if (!older) return newer.ok ? 0 : 1;
  const [code, line] = compared(older, newer);
  write(line);
  return code;
};
