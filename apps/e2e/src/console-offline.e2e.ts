import type { Route } from '@playwright/test';
import { announce, buyOrder, makeBin, storedGoods } from './support/console-purchases.ts';
import { stationWords } from './support/console-station-words.ts';
import { signalOf, test } from './support/console-station.ts';
import { checkPage, expect } from './support/journey.ts';
import { person, register, staff } from './support/people.ts';

test('two parcels that are received without a network count once each', async ({ request, language, newStation }) => {
  const words = stationWords[language];
  const crew = await staff(request);
  const shopper = person(request, (await register(request)).token);
  const orders = [await buyOrder(shopper, crew, [{ quantity: 3 }]), await buyOrder(shopper, crew, [{ quantity: 2 }])];
  const parcels = orders.map(({ number, purchase }, index) => ({
    number,
    purchase,
    tracking: `SF${number.slice(2)}`,
    pieces: 3 - index,
  }));
  for (const { purchase, tracking } of parcels) await announce(crew, purchase, tracking);
  const bin = await makeBin(crew, `BN-${parcels[0]?.number.slice(2)}`);

  const { page, scan } = await newStation({ losesNetwork: true });
  const expected = page.waitForResponse((answer) => answer.url().includes('/staff/parcels?state=expected'));
  await page.goto('/console/receive');
  await expect(signalOf(page)).toContainText(words.scanParcel);
  await expected;
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
  for (const [index, { tracking, pieces }] of parcels.entries()) {
    // The list of expected parcels may still be on its way to the device's storage.
    await expect(async () => {
      await scan(tracking);
      await expect(signalOf(page)).toContainText(words.pieces(pieces), { timeout: 2_000 });
    }).toPass();
    await page.getByRole('textbox', { name: words.weight }).fill('420');
    await scan('CMD:SIZE-S');
    await scan(bin);
    await scan('CMD:SAVE');
    await expect(page.getByText(words.waiting(index + 1))).toBeVisible();
  }
  await checkPage(page);

  // The first answer is lost on its way back.
  let lost = 0;
  const loseAnswer = async (route: Route): Promise<void> => {
    lost += 1;
    await route.fetch();
    await route.abort();
  };
  await page.route('**/receive', loseAnswer, { times: 1 });
  await page.context().setOffline(false);
  await expect(page.getByText(words.offline, { exact: true })).toBeHidden();
  for (const count of [2, 1]) await expect(page.getByText(words.waiting(count))).toBeHidden({ timeout: 30_000 });
  expect(lost).toBe(1);
  for (const { number, pieces } of parcels) {
    expect((await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status).toBe('in_stock');
    expect((await storedGoods(crew, number)).map(({ quantity, bin: place }) => [quantity, place])).toEqual([
      [pieces, bin],
    ]);
  }
});
