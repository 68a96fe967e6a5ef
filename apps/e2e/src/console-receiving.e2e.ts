import { announce, buyOrder, makeBin, storedGoods } from './support/console-purchases.ts';
import { stationWords, type StationWords } from './support/console-station-words.ts';
import { signalOf, test, type Station } from './support/console-station.ts';
import { checkPage, expect, open } from './support/journey.ts';
import { enterOn, tabTo } from './support/keyboard.ts';
import { person, register, sessionCookies, staff } from './support/people.ts';

/** Weighs and measures the goods in view, and puts them into a bin, without a mouse. */
const measure = async ({ page, scan }: Station, words: StationWords, bin?: string): Promise<void> => {
  await tabTo(page, page.getByRole('textbox', { name: words.weight }));
  // Faster keys are a scanner's.
  await page.keyboard.type('420', { delay: 120 });
  await scan('CMD:SIZE-S');
  if (!bin) return;
  await scan(bin);
  await expect(page.getByRole('textbox', { name: words.bin })).toHaveValue(bin);
};

/** One piece fewer than expected has come. */
const countOneFewer = async ({ page }: Station, words: StationWords): Promise<void> => {
  const pieces = page.getByRole('spinbutton', { name: words.quantity });
  const expected = Number(await pieces.inputValue());
  await tabTo(page, pieces);
  await page.keyboard.press('ArrowDown');
  await expect(pieces).toHaveValue(String(expected - 1));
};

/** Goes on to the next goods of the parcel. */
const goOn = async ({ page, scan }: Station, words: StationWords): Promise<void> => {
  await scan('CMD:NEXT');
  const goods = page.getByRole('navigation', { name: words.goodsInParcel }).getByRole('button');
  await expect(goods.nth(1)).toHaveAttribute('aria-current', 'step');
};

test('a clerk receives an order of five pieces in two parcels by scanner, keyboard and camera', async ({
  page: shopPage,
  request,
  baseURL,
  language,
  newStation,
}) => {
  const words = stationWords[language];
  const crew = await staff(request);
  const { token } = await register(request);
  const shopper = person(request, token);
  const { number, purchase } = await buyOrder(shopper, crew, [{ quantity: 3 }, { quantity: 2, photos: 1 }]);
  const statusOf = async () => (await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status;
  const tail = number.slice(-9);
  const first = `SF${tail}01`;
  const second = `SF${tail}02`;
  const bin = await makeBin(crew, `BN-${tail}`);
  await announce(crew, purchase, first);

  const station = await newStation({ codeInView: second });
  const { page, scan } = station;
  await page.goto('/console/receive');
  await expect(signalOf(page)).toContainText(words.scanParcel);
  await checkPage(page);
  await scan(first);
  await expect(signalOf(page)).toContainText(words.pieces(5));
  await countOneFewer(station, words);
  await measure(station, words, bin);
  await goOn(station, words);
  await countOneFewer(station, words);
  await measure(station, words);
  await tabTo(page, page.getByRole('checkbox', { name: words.moreComes }));
  await page.keyboard.press('Space');
  await checkPage(page);
  await scan('CMD:SAVE');
  await expect(signalOf(page)).toContainText(words.received);
  await expect.poll(statusOf).toBe('processing');

  const goods = await storedGoods(crew, number);
  expect(goods.map((one) => one.bin).toSorted()).toEqual([bin, null]);
  const toPhotograph = goods.find((one) => one.photos_due === 1)?.number ?? '';
  const toShelve = goods.find((one) => one.bin === null)?.number ?? '';
  await page.goto('/console/check');
  await expect(signalOf(page)).toContainText(words.scanGoods);
  await scan(toPhotograph);
  await expect(signalOf(page)).toContainText(words.photoDue);
  await scan('CMD:PHOTO');
  await expect(page.getByRole('button', { name: words.takePhoto, exact: true })).toBeEnabled();
  await scan('CMD:PHOTO');
  await expect(page.getByRole('img', { name: words.photo })).toBeVisible();
  await checkPage(page);
  await scan('CMD:SAVE');
  await expect(signalOf(page)).toContainText(words.checkPassed);

  const photosDue = async () => (await storedGoods(crew, number)).reduce((sum, one) => sum + one.photos_due, 0);
  await expect.poll(photosDue).toBe(0);

  await page.goto('/console/shelve');
  await expect(signalOf(page)).toContainText(words.scanGoods);
  await scan(toShelve);
  await expect(signalOf(page)).toContainText(words.inHand);
  await checkPage(page);
  await scan(bin);
  await expect(signalOf(page)).toContainText(bin);
  const bins = async () => (await storedGoods(crew, number)).map((one) => one.bin);
  await expect.poll(bins).toEqual([bin, bin]);

  await announce(crew, purchase, second);
  await page.goto('/console/receive');
  await enterOn(page, page.getByRole('button', { name: words.camera }));
  await expect(signalOf(page)).toContainText(words.pieces(2), { timeout: 20_000 });
  await measure(station, words, bin);
  await goOn(station, words);
  await measure(station, words, bin);
  await scan('CMD:SAVE');
  await expect(signalOf(page)).toContainText(words.received);
  await expect.poll(statusOf).toBe('in_stock');

  await shopPage.context().addCookies(sessionCookies(baseURL, token));
  await open(shopPage, '/mine/order');
  await expect(shopPage.getByRole('article').getByText(words.inStock, { exact: true }).first()).toBeVisible();
});
