import type { Page } from '@playwright/test';
import { demoLink } from './support/shop-address.ts';
import { alive, expect, freshEmail, open, test } from './support/journey.ts';
import { countedHands, type CountedHands } from './support/counted.ts';
import { codeInMail } from './support/mails.ts';
import { wordsOf, type ParcelWords } from './support/parcel-words.ts';
import { heading, stockTea } from './support/parcels.ts';
import { passkeyWords } from './support/passkey-words.ts';
import { newShopper, person, staff, type Person } from './support/people.ts';
import type { Speech } from './support/speech.ts';

/** Opens a product by its link, chooses its options and presses "Buy now". */
const buyNow = async (page: Page, say: Speech, { click }: CountedHands): Promise<void> => {
  await open(page, `/productdetail?url=${encodeURIComponent(demoLink('tote'))}`);
  // The shop may be slower than the page.
  await expect(page.getByRole('button', { name: say.buyNow })).toBeVisible();
  for (const group of await page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await click(group.getByRole('radio', { disabled: false }).first());
  await click(page.getByRole('button', { name: say.buyNow }));
};

/** Orders and pays by the preselected method. The pages of a payment service are its own. */
const placeAndPay = async (page: Page, say: Speech, { click }: CountedHands): Promise<void> => {
  await page.waitForURL(/\/confirmOrder\?/);
  await alive(page);
  await click(page.getByRole('button', { name: new RegExp(`^${say.payNow} ¥`) }));
};

const paid = async (page: Page, say: Speech): Promise<void> => {
  await page.waitForURL(/\/payment\/payResult\?/);
  await expect(heading(page, say.paymentSuccessful)).toBeVisible();
};

/** Puts money on a shopper's balance. */
const topUp = async (shopper: Person, crew: Person): Promise<void> => {
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 100_000, remark: 'To count clicks' });
};

/** Goes from the warehouse to the page that confirms the package. */
const pack = async (page: Page, told: ParcelWords, { click }: CountedHands): Promise<void> => {
  await open(page, '/mine/store');
  await click(page.getByRole('checkbox', { name: told.select }));
  await click(page.getByRole('button', { name: told.pack, exact: true }));
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
};

/** Creates the package by the preselected method and pays it from the balance. */
const createAndPay = async (page: Page, say: Speech, told: ParcelWords, { click }: CountedHands): Promise<void> => {
  const lines = page.getByRole('region', { name: told.method }).getByRole('radio');
  await expect(lines.first()).toBeChecked();
  await click(page.getByRole('button', { name: told.submit }));
  await page.waitForURL(/\/payment\?kind=package/);
  await click(page.getByRole('button', { name: new RegExp(`^${say.payNow} ¥`) }));
};

test('a new shopper comes from a link to a paid order in seven clicks and three fields, and again in four and none', async ({
  page,
  request,
  say,
  language,
}) => {
  const hands = countedHands();
  const { click, type, effort } = hands;
  const codes = passkeyWords[language];
  const main = page.getByRole('main');
  const email = freshEmail();
  await buyNow(page, say, hands);
  await page.waitForURL(/\/user\/login\?next=/);
  await type(page.getByLabel(codes.email, { exact: true }), email);
  await click(main.getByRole('button', { name: codes.withCode }));
  await type(page.getByLabel(codes.code, { exact: true }), await codeInMail(request, email));
  await click(page.getByRole('checkbox'));
  await click(main.getByRole('button', { name: codes.next, exact: true }));
  await page.waitForURL(/\/confirmOrder\?/);
  const name = page.getByLabel(say.contactName, { exact: true });
  if ((await name.inputValue()) === '') await type(name, 'Ada Example');
  await placeAndPay(page, say, hands);
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: say.gatewayPays, exact: true }).click();
  await paid(page, say);
  expect(effort).toEqual({ clicks: 7, fields: 3 });

  // The contact is remembered, and the balance is enough.
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  await topUp(person(request, token), await staff(request));
  const known = countedHands();
  await buyNow(page, say, known);
  await placeAndPay(page, say, known);
  await paid(page, say);
  expect(known.effort).toEqual({ clicks: 4, fields: 0 });
});

test('the first package takes six clicks and seven fields from the shelf to the payment, and a further one four and none', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const told = wordsOf(say);
  const shopper = await newShopper(page, request, baseURL);
  await stockTea(shopper, request);
  await topUp(shopper, await staff(request));
  const hands = countedHands();
  const { click, type, pick, effort } = hands;
  await pack(page, told, hands);
  await click(page.getByRole('button', { name: told.addAddress }));
  const dialog = page.getByRole('dialog', { name: told.newAddress });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await type(field(told.firstName), 'Ada');
  await type(field(told.lastName), 'Example');
  await pick(field(told.country), told.germany);
  await type(field(told.detail), 'Musterstraße 1');
  await type(field(told.city), 'Berlin');
  await type(field(told.postcode), '10115');
  await type(field(told.phone), '+49 30 123456');
  await click(dialog.getByRole('button', { name: told.save }));
  await expect(dialog).toBeHidden();
  await createAndPay(page, say, told, hands);
  await paid(page, say);
  expect(effort).toEqual({ clicks: 6, fields: 7 });

  await stockTea(shopper, request);
  const further = countedHands();
  await pack(page, told, further);
  await createAndPay(page, say, told, further);
  await paid(page, say);
  expect(further.effort).toEqual({ clicks: 4, fields: 0 });
});
