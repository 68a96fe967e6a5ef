import { expect, test } from 'vitest';
import { packingWords } from './label-words.ts';

test('a label names the options in the language of its reader', () => {
  expect(packingWords([{ kind: 'vacuum' }, { kind: 'gift' }], 'en')).toBe('vacuum; gift: no invoices or prices');
  expect(packingWords([{ kind: 'vacuum' }, { kind: 'gift' }], 'zh')).toBe('抽真空压缩；礼品：不放发票和价格');
});
