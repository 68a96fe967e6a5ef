import { formatFen, languages } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { returnMessage } from './return-message.ts';

const row = { carrier: 'Post', number: 'RN8', refundFen: 9_900, returnedFen: 9_200, trackingNumber: 'RR42' };
const returned = (
  kind: 'return' | 'exchange',
  feeFen: number | null,
  event: 'requested' | 'agreed' | 'sent' | 'settled',
) => returnMessage({ row: { ...row, kind, feeFen }, goods: 'Mug', note: 'Soon' }, { event, actor: 'staff' });

/** Each message must contain these words in every language; a number is an amount in fen. */
const messages = [
  [returned('return', null, 'requested'), ['RN8', 'Mug', 'Soon']],
  [returned('exchange', null, 'requested'), ['RN8', 'Mug', 'Soon']],
  [returned('return', 700, 'agreed'), ['RN8', 'Mug', 700, 'Soon']],
  [returned('exchange', null, 'agreed'), ['RN8', 'Mug', 'Soon']],
  [returned('return', null, 'sent'), ['RN8', 'Mug', 'Post', 'RR42', 'Soon']],
  [returned('return', 700, 'settled'), ['RN8', 'Mug', 9900, 700, 9200, 'Soon']],
  [returned('return', null, 'settled'), ['RN8', 'Mug', 9900, 'Soon']],
  [returned('exchange', null, 'settled'), ['RN8', 'Mug', 'Soon']],
] as const;

test.each(languages)('the messages in %s name the return, the goods, the amounts and what staff wrote', (language) => {
  for (const [message, parts] of messages) {
    const body = message?.body[language] ?? '';
    for (const part of parts) expect(body).toContain(typeof part === 'number' ? formatFen(part, language) : part);
    expect(message?.title[language]).toMatch(/\S/);
    expect(body).not.toMatch(/undefined|null|\[object/);
  }
});
