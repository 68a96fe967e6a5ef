import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recogniseLink } from '../links/recognise-link.ts';

/** Links and texts outside the repository, with their expected results. */
const fixtures = join(import.meta.dirname, '../../../../../../shared/fixtures/goods/links');
export const hasLinks = (): boolean => existsSync(fixtures);

const kinds = ['marketplace-links', 'short-links', 'share-texts', 'agent-links', 'negative'] as const;

export interface LinkCase {
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

/** All shared cases by kind; empty if they are absent. */
export const linkCases = (): [kind: string, one: LinkCase][] =>
  hasLinks()
    ? kinds.flatMap((kind) =>
        (JSON.parse(readFileSync(join(fixtures, `${kind}.json`), 'utf8')) as { cases: LinkCase[] }).cases.map(
          (one): [string, LinkCase] => [kind, one],
        ),
      )
    : [];

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
