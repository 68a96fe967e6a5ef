import { buyOrder, makeBin, storedGoods } from './support/console-purchases.ts';
import { consoleWords } from './support/console-words.ts';
import { stationWords } from './support/console-station-words.ts';
import { signalOf, test } from './support/console-station.ts';
import { checkPage, expect } from './support/journey.ts';
import { person, register, staff } from './support/people.ts';

test('a parcel without a number is kept, matched to its purchase, and received by mouse', async ({
  request,
  language,
  newStation,
}) => {
  const words = stationWords[language];
  const common = consoleWords[language];
  const crew = await staff(request);
  const shopper = person(request, (await register(request)).token);
  const { number, shopNumber } = await buyOrder(shopper, crew, [{ quantity: 3 }]);
  const bin = await makeBin(crew, `BN-${number.slice(2)}`);

  const { page } = await newStation();
  await page.goto('/console/parcels');
  await page.getByRole('button', { name: words.keepUnknown }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.weight).fill('900');
  await dialog.getByLabel(words.bin).fill(bin);
  await dialog.getByLabel(words.note).fill(`no label, ${number}`);
  await checkPage(page);
  await dialog.getByRole('button', { name: words.keep, exact: true }).click();
  await expect(page.getByText(words.kept)).toBeVisible();

  await page.goto(`/console/parcels?q=${number}`);
  await page.getByRole('link', { name: words.noNumber }).click();
  await page.getByRole('searchbox', { name: words.findPurchase }).fill(shopNumber);
  await page.getByRole('button', { name: words.matchWith(shopNumber) }).click();
  await expect(page.getByText(words.matched)).toBeVisible();
  await checkPage(page);

  await page.getByRole('main').getByRole('link', { name: words.receive }).click();
  await expect(signalOf(page)).toContainText(words.pieces(3));
  await page.getByRole('textbox', { name: words.weight }).fill('640');
  for (const side of common.sides) await page.getByRole('textbox', { name: side, exact: true }).fill('120');
  await page.getByRole('textbox', { name: words.bin }).fill(bin);
  await checkPage(page);
  await page.getByRole('button', { name: common.save }).click();
  await expect(signalOf(page)).toContainText(words.received);
  await expect
    .poll(async () => (await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status)
    .toBe('in_stock');
  expect((await storedGoods(crew, number)).map((one) => one.quantity)).toEqual([3]);

  await page.goto(`/console/shelf?q=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: common.shelf })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(1);
  await checkPage(page);
});
