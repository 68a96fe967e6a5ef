import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@caravan/kernel';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Files of one language, what staff alone see, and what tests alone run. */
const excluded = [
  '**/*.spec.{ts,tsx}',
  ...languages.flatMap((language) => [`**/${language}.ts`, `**/${language}-*.ts`, `**/*-${language}.ts`]),
  '**/{console,console-core,testing,mocks,dev,gallery}/**',
];

/** Where a language may be named, and why. */
const allowed: Readonly<Record<string, string>> = {
  'libs/platform/kernel/src/language.ts': 'the rows of the languages, and the languages of staff',
  'libs/platform/kernel/src/zod/index.ts': 'what staff write is in their languages',
  'libs/content/contract/src/staff-content.schema.ts': 'what staff write is in their languages',
  'libs/content/server/src/use-cases/edit-articles.ts': 'what staff write is in their languages',
  'libs/support/contract/src/support.staff-schema.ts': 'replies of staff are in their languages',
  'libs/support/server/src/db/saved-reply.table.ts': 'replies of staff are in their languages',
  'libs/support/server/src/use-cases/saved-replies.ts': 'replies of staff are in their languages',
  'libs/warehouse-packages/server/src/tasks/package-tasks.ts': 'a line for staff',
  'libs/account/contract/src/addresses.schema.ts': 'a field of the public contract',
  'libs/account/server/src/domain/countries.ts': 'a field of the public contract',
  'libs/platform/kernel/src/proof/statement-format.ts': 'the open format of statements',
  'libs/platform/kernel/src/proof/check-statement.ts': 'the open format of statements',
  'libs/fund-payment/server/src/wallet/wallet-statement.ts': 'the open format of statements',
  'libs/goods/server/src/fetching/guarded-fetch.ts': 'the language in which shops are read',
  'libs/goods/server/src/services/onebound.source.ts': 'the language in which a shop is read',
  'libs/goods/server/src/services/tmapi.source.ts': 'the language in which a shop is read',
  'libs/goods/server/src/pages/prices/currency-of-page.ts': 'the languages of shops, by their countries',
  'libs/goods/server/src/pages/prices/price-words.ts': 'words of shops, which are none of ours',
  'libs/forwarding/web/src/components/own-address.tsx': 'addresses in China',
  'libs/ui-kit/src/system/system.ts': 'type for Chinese characters',
};

/** The code of a language as a key, a name or a quoted text; not in a comment or an address. */
const named = /(?:\bzh\b|[a-z]Zh\b|_zh\b|'zh-[A-Z]|'de'|\bde:)/;
const isComment = /^\s*(?:\/\/|\/?\*)/;
const isAddress = /https?:\/\//;

test('code of the storefront names no language, so that a further one is files and a row', () => {
  const files = globSync(['libs/**/*.{ts,tsx}', 'apps/{shell,server}/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: [...excluded, 'apps/server/src/trade/**'],
  });
  expect(files.length).toBeGreaterThan(1_000);
  const naming = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => named.test(line) && !isComment.test(line) && !isAddress.test(line)),
  );
  expect(naming.filter((file) => !(file in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !naming.includes(file))).toEqual([]);
});
