import { expect, test } from './support/journey.ts';
import { stockTea } from './support/parcels.ts';
import { newShopper, staff } from './support/people.ts';

/** The printable part of a sheet of 60 × 40 mm, in CSS pixels. */
const printable = { width: Math.floor((57 / 25.4) * 96), height: Math.floor((37 / 25.4) * 96) };

test('a label of goods on a sheet of 60 × 40 mm shows all its facts between its codes', async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await newShopper(page, request, baseURL);
  const id = await stockTea(shopper, request);
  const crew = await staff(request);
  const { items } = await crew.call<{ items: { id: string; number: string }[] }>('GET', '/staff/store?limit=100');
  const number = items.find((item) => item.id === id)?.number ?? '';
  const { url } = await crew.call<{ url: string }>('POST', '/staff/prints', {
    kind: 'item',
    refs: [number],
    size: '60x40',
  });
  await page.setViewportSize(printable);
  await page.emulateMedia({ media: 'print' });
  await page.goto(url);
  for (const text of [number, 'Tea caddy', 'tin, 250 g', '0.62 kg', '14 × 14 × 18 cm'])
    await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });

  const endsOf = (selector: string, side: 'bottom' | 'top'): Promise<number[]> =>
    page.locator(selector).evaluateAll((parts, edge) => parts.map((part) => part.getBoundingClientRect()[edge]), side);
  const [codeTop = 0] = await endsOf('.code', 'top');
  const [factsBottom = 0] = await endsOf('.facts', 'bottom');
  const facts = await endsOf('dt, dd', 'bottom');
  expect(facts.length).toBeGreaterThanOrEqual(14);
  // A pixel is about two dots of the printer.
  expect(Math.max(...facts)).toBeLessThanOrEqual(Math.min(factsBottom, codeTop) + 1);
  expect(Math.max(...(await endsOf('.bars svg', 'bottom')))).toBeLessThanOrEqual(printable.height + 1);
  const overflow = await page.locator('section').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(overflow).toBeLessThanOrEqual(1);
});
