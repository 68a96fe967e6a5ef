import { languages } from '@caravan/kernel';
import type { TextKind } from '@caravan/account/contract';
import { expect, test } from 'vitest';
import type { TextContent } from '../db/text.table.ts';
import { textParts } from '../sms/text-parts.ts';
import { composeText } from './compose-text.ts';

const parcel = '/mine/package/packageDetail?number=PK2611ABCDEFG';
const order = '/mine/order/orderDetail?number=CV2611ABCDEFG';
// The longest day of all languages.
const until = '2026-09-28T23:59:00Z';

const cases: [string, TextKind, TextContent][] = [
  ['code', 'code', { code: '123456', number: '+436641234567' }],
  ['parcel', 'parcel_sent', { about: 'PK2611ABCDEFG', until: null, link: parcel }],
  ['question', 'question', { about: 'CV2611ABCDEFG', until, link: order }],
  ['payment in time', 'payment', { about: 'CV2611ABCDEFG', until, link: order }],
  ['payment', 'payment', { about: 'PK2611ABCDEFG', until: null, link: parcel }],
  ['storage', 'storage', { about: null, until, link: '/mine/store' }],
  ['disposal', 'disposal', { about: null, until, link: '/mine/store' }],
];

/** The gateway charges each part. A shop with a long name or address pays for more. */
const most = {
  en: { alphabet: 'gsm7', parts: 1 },
  de: { alphabet: 'gsm7', parts: 1 },
  zh: { alphabet: 'ucs2', parts: 2 },
};

test.each(cases)(
  '%s: one part in Latin letters, at most two in Chinese, and the link of the shop',
  (_, kind, content) => {
    for (const language of languages) {
      const text = composeText({ kind, content, language, shop: 'Silk', publicUrl: 'https://silk.example' });
      const { alphabet, parts } = textParts(text);
      expect([language, text, alphabet]).toEqual([language, text, most[language].alphabet]);
      expect(parts).toBeLessThanOrEqual(most[language].parts);
      expect(text).toContain('Silk');
      if ('link' in content) expect(text.endsWith(`https://silk.example${content.link}`)).toBe(true);
    }
  },
);
