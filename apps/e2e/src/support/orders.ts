import type { Page } from '@playwright/test';
import { alive } from './journey.ts';
import type { Person } from './people.ts';
import type { Speech } from './speech.ts';

/** ¥48.50, shipping ¥6.00, two photos at ¥2.00: ¥58.50. */
export const tea = {
  manual: { url: '', name: 'Tea caddy', spec: 'tin, 250 g', unit_price_fen: 4_850, domestic_shipping_fen: 600 },
  quantity: 1,
  note: '',
  photo: { count: 2, note: 'the lid' },
};

/** Orders tea by calls; resolves to the order's number. */
export const orderTea = async (shopper: Person, name: string): Promise<string> => {
  const line = await shopper.call<{ id: string }>('POST', '/cart', { ...tea, manual: { ...tea.manual, name } });
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  return orders[0]?.number ?? '';
};

/** Pays on the sandbox's page, and returns to ours. */
export const payBySandbox = async (page: Page, say: Speech, pay: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${say.paySandbox}`) }).check({ force: true });
  await page.getByRole('button', { name: pay }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: say.gatewayPays, exact: true }).click();
  await page.waitForURL(/\/payment\/payResult\?payment_id=/);
  await alive(page);
};
