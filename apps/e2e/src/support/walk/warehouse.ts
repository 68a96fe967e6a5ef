import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../people.ts';
import { exchangePoints } from './promotions.ts';
import { picture, type Trade } from './trade.ts';
import type { Written } from './written.ts';

const ship = async (clerk: Person, number: string, words: Written): Promise<void> => {
  await clerk.call('POST', `/staff/packages/${number}/ship`, {
    carrier: 'China Post',
    tracking_number: `LX${number.slice(2)}CN`,
  });
  for (const [index, [stage, place, text]] of words.shipped.entries()) {
    await clerk.call('POST', `/staff/packages/${number}/tracking`, {
      at: new Date(Date.now() - 3_600_000 * (2 - index)).toISOString(),
      stage,
      place,
      text,
    });
  }
};

/** Has goods measured, and corrects the first values. */
const haveMeasured = async (me: Person, clerk: Person, words: Written, itemId: string): Promise<string> => {
  const { number } = await me.call<{ number: string }>('POST', '/services/measurement', {
    item_id: itemId,
    measures: [
      { what: 'length', stated: 320 },
      { what: 'weight', stated: 1_200 },
      { what: 'other', name: words.dimension, stated: 480 },
    ],
    note: '',
  });
  await me.call('POST', '/payments', { kind: 'service', refs: [number], method: 'balance' });
  const path = `/staff/services/${number}`;
  await clerk.call('POST', `${path}/measure`, { values: [335, 1_240, 450] });
  await clerk.call('POST', `${path}/measure_correction`, { values: [325, 1_240, 450], note: words.measureNote });
  return number;
};

/** Has goods packed before their shipping is paid. */
const rehearse = async (request: APIRequestContext, me: Person, clerk: Person, itemId: string): Promise<string> => {
  const { number } = await me.call<{ number: string }>('POST', '/services/rehearsal', { item_ids: [itemId] });
  await me.call('POST', '/payments', { kind: 'service', refs: [number], method: 'balance' });
  await clerk.upload(`/staff/services/${number}/photos`, { photos: await picture(request, 'tote-indigo') });
  const box = { weight_g: 1_400, length_mm: 340, width_mm: 300, height_mm: 110, sure: true };
  await clerk.call('POST', `/staff/services/${number}/rehearse`, box);
  return number;
};

/** Goods in the warehouse, packages in every state, services and a return. */
export const makePackages = async (
  request: APIRequestContext,
  trade: Trade,
  me: Person,
  clerk: Person,
  words: Written,
  addressId: string,
) => {
  const stocked = await trade.order('caddy', 'lamp', 'tote', 'chime', 'umbrella', 'jacket', 'lamp', 'tote', 'chime');
  const [first = '', second = '', third = '', fourth = '', ...items] = await trade.stock(stocked);
  const packages = {
    done: await trade.pack([first], addressId),
    shipped: await trade.pack([second], addressId),
    paid: await trade.pack([third], addressId),
  };
  for (const ref of [packages.done, packages.shipped, packages.paid])
    await me.call('POST', '/payments', { kind: 'package', refs: [ref], method: 'balance' });
  for (const number of [packages.done, packages.shipped]) await ship(clerk, number, words);
  await me.call('POST', `/packages/${packages.done}/receive`);
  await me.upload(`/packages/${packages.done}/review`, {
    text: words.review,
    anonymous: false,
    image: await picture(request, 'lamp'),
  });
  // The points for the received package buy two coupons, of which the pending package uses one.
  const pending = await trade.pack([fourth], addressId, await exchangePoints(me));
  await exchangePoints(me);
  const { number: service } = await me.call<{ number: string }>('POST', '/services/photos', {
    item_id: items[0],
    photos: 2,
    note: words.photoNote,
  });
  await me.call('POST', '/payments', { kind: 'service', refs: [service], method: 'balance' });
  const { number: goodsReturn } = await me.call<{ number: string }>('POST', '/returns', {
    item_id: items.pop(),
    quantity: 1,
    kind: 'exchange',
    reason: 'damaged',
    text: words.refund,
  });
  const measurement = await haveMeasured(me, clerk, words, items[0] ?? '');
  const rehearsal = await rehearse(request, me, clerk, items.at(-1) ?? '');
  return { stocked, packages: { ...packages, pending }, items, service, goodsReturn, measurement, rehearsal };
};
