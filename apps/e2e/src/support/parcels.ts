import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { checkPage, expect } from './journey.ts';
import type { ParcelWords } from './parcel-words.ts';
import { staff, type Person } from './people.ts';

const tea = {
  manual: { url: '', name: 'Tea caddy', spec: 'tin, 250 g', unit_price_fen: 4_850, domestic_shipping_fen: 600 },
  quantity: 1,
  note: '',
  photo: { count: 0, note: '' },
};

/** A delivery address in the form of the API. */
export const address = {
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  continent: 'europe',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 123456',
  is_default: true,
};

interface WarehouseItems {
  items: { id: string; packable: boolean }[];
}

/** Makes an order that was paid, bought and received; resolves to the goods' id in the warehouse. */
export const stockTea = async (shopper: Person, request: APIRequestContext): Promise<string> => {
  const crew = await staff(request);
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 10_000, remark: 'To try a journey' });
  const line = await shopper.call<{ id: string }>('POST', '/cart', tea);
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  await crew.call('POST', `/staff/orders/${number}/process`, { supplier_order_no: 'S-1' });
  const { lines } = await shopper.call<{ lines: { id: string }[] }>('GET', `/orders/${number}`);
  const measured = lines.map((one) => ({
    line_id: one.id,
    weight_g: 620,
    length_mm: 140,
    width_mm: 140,
    height_mm: 180,
  }));
  await crew.call('POST', `/staff/orders/${number}/stock`, { lines: measured });
  const { items } = await shopper.call<WarehouseItems>('GET', '/store');
  const free = items.filter(({ packable }) => packable);
  expect(free).toHaveLength(1);
  return free[0]?.id ?? '';
};

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The height of the confirmation page on a phone that shows all shipping methods. */
const maxPhoneHeight = 2_340;

/** Fills in the form of a package except the address, and continues to the payment. */
export const chooseLine = async (page: Page, told: ParcelWords): Promise<void> => {
  const submit = page.getByRole('button', { name: told.submit });
  // The goods cost this, and the cheapest shipping method is chosen.
  await expect(page.getByLabel(told.value, { exact: true })).toHaveValue('48.50');
  const lines = page.getByRole('region', { name: told.method }).getByRole('radio');
  await expect(lines.first()).toBeChecked();
  await expect(submit).toBeInViewport();
  if ((page.viewportSize()?.width ?? 0) === 360) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(maxPhoneHeight);
  }
  await page.getByText(told.addNote).click();
  await page.getByLabel(told.note).fill('Leave the tin as it is.');
  await checkPage(page);
  await lines.nth(1).check({ force: true });
  await lines.first().check({ force: true });
  // A second press within two seconds does nothing, so another one may be needed; or the first one has already opened
  // the payment page.
  const toPay = /\/payment\?kind=package&refs=PK/;
  await expect(async () => {
    if (!toPay.test(page.url())) await submit.click({ timeout: 2_000 });
    await expect(page).toHaveURL(toPay, { timeout: 5_000 });
  }).toPass();
};
