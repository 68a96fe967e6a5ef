import { readFileSync } from 'node:fs';
import { sharedFixture } from '../../../../../tools/config/shared-fixtures.ts';
import { recogniseLink } from '../links/recognise-link.ts';

const files = ['marketplace-links', 'short-links', 'share-texts', 'agent-links', 'negative', 'links-2026-11'] as const;

export interface LinkCase {
  /** The kind of the case in a file that has several. */
  name?: string;
  input: string;
  /** Null if the input names no product. */
  expect: {
    platform?: string;
    itemId?: string;
    url?: string | null;
    title?: string;
    shareCode?: string;
    tkl?: string;
    needsManual?: boolean;
    needsResolve?: boolean;
  } | null;
}

/** All shared links and texts, by file and kind. */
export const linkCases = (): [kind: string, one: LinkCase][] =>
  files.flatMap((file) => {
    const text = readFileSync(sharedFixture('links', `${file}.json`), 'utf8');
    return (JSON.parse(text) as { cases: LinkCase[] }).cases.map((one): [string, LinkCase] => [
      file === 'links-2026-11' ? [file, one.name].join(' ') : file,
      one,
    ]);
  });

/** The differences between a recognised link and its expected result. */
export const faultsOf = ({ input, expect: expected }: LinkCase): string[] => {
  const found = recogniseLink(input);
  if (expected === null) return found?.kind === 'item' ? [`names ${found.platform} ${found.itemId}`] : [];
  const { needsResolve, needsManual, tkl, ...parts } = expected;
  const kind = needsResolve ? 'short' : needsManual ? 'text' : undefined;
  const wanted = { ...parts, shareCode: parts.shareCode ?? tkl, kind };
  const read: Record<string, unknown> = { ...found };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || read[name] === value
      ? []
      : [`${name} should be ${JSON.stringify(value)}, is ${JSON.stringify(read[name])}`],
  );
};
