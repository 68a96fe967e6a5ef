import { expect, test } from 'vitest';
import { answerOf } from './stripe-answers.ts';

const odd = 'declined\u0000 \ud83d';
const kept = 'declined \ufffd';

test('texts of Stripe are made storable where they arrive', async () => {
  expect(await answerOf(async () => ({ id: 'pi_1', reason: odd, at: new Date(0) }))).toEqual({
    ok: true,
    value: { id: 'pi_1', reason: kept, at: new Date(0) },
  });
  const refused = Object.assign(new Error(odd), { type: 'StripeCardError' });
  expect(await answerOf(() => Promise.reject(refused))).toMatchObject({ ok: false, why: 'refused', message: kept });
});
