import type { StationMessage } from '@caravan/account/contract';
import { aMessage, aMessagePage, aLoginSession, anAddress, someTexts } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { accountAnswers, type AccountAnswers } from './account.handlers.ts';

const messages: StationMessage[] = [
  aMessage({ id: 'letter_1' }),
  aMessage({
    id: 'letter_2',
    kind: 'package_shipped',
    title: 'Your package PK2611000042M is on its way',
    body: 'It was handed to the carrier today.\n\nTracking number: LX123456789CN',
    link: '/mine/package/packageDetail?number=PK2611000042M',
    created_at: '2026-11-21T09:30:00.000Z',
  }),
  ...Array.from({ length: 14 }, (_, index) =>
    aMessage({
      id: `letter_${index + 3}`,
      kind: 'refund_done',
      title: `Refund of ¥${(index + 1) * 12}.00 is on your balance`,
      body: 'What was paid for goods and domestic shipping has come back.',
      link: '/mine/fund',
      read_at: '2026-11-19T08:00:00.000Z',
      created_at: `2026-10-${String(28 - index).padStart(2, '0')}T08:00:00.000Z`,
    }),
  ),
];

/** A shopper with some history. */
export const exampleAccount = (): AccountAnswers =>
  accountAnswers({
    user: aUserInfo({ balance_fen: 123_450, unread_count: 2 }),
    messages: aMessagePage(messages),
    texts: someTexts(),
    addresses: [
      anAddress(),
      anAddress({
        id: 'address_2',
        is_default: false,
        country: 'US',
        continent: 'north_america',
        province: 'CA',
        city: 'Fresno',
        detail: '14 Example Avenue, Apartment 5',
        postcode: '93650',
        phone: '+1 559 555 0134',
      }),
      anAddress({ id: 'address_3', kind: 'billing' }),
    ],
    sessions: [
      aLoginSession(),
      aLoginSession({
        id: 'session_2',
        current: false,
        agent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
        started_at: '2026-11-12T18:05:00.000Z',
        seen_at: '2026-11-18T07:12:00.000Z',
      }),
    ],
  });
