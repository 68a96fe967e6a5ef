import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createShippingMethod, fail, previewShippingMethod, updateShippingMethod } from '@caravan/shipping/contract';
import { listShippingMethodsContract, updateShippingMethodContract } from '@caravan/shipping/contract/staff';
import { aPlannedMethod, aShippingMethod } from '@caravan/shipping/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { shippingMethodHandlers } from '../../mocks/shipping-methods.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const zone = async (name: string) => within(await screen.findByRole('region', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('changes a price from a day on, of the version that it shows', async () => {
  const versions: (string | null)[] = [];
  const { user } = await showPage('/settings/lines/ems', [
    mockEndpoint(updateShippingMethodContract, ({ request }) => {
      versions.push(request.headers.get('if-match'));
      return aShippingMethod({ version: 4 });
    }),
    ...shippingMethodHandlers(),
  ]);
  const first = (await zone('Zone 1')).getByRole('textbox', { name: 'First 500 g' });
  expect(first).toHaveValue('180.00');
  type(first, '199.5');
  await user.click(screen.getByRole('radio', { name: 'From a day on' }));
  type(screen.getByLabelText('Day'), '2031-05-04');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The shipping method is saved.')).toBeInTheDocument();
  expect(sentTo(updateShippingMethod)).toMatchObject([
    {
      body: {
        zones: [{ countries: ['DE', 'FR'], first_fen: 19_950, further_fen: 4_500 }],
        max_value_fen: null,
        effective_from: new Date('2031-05-04T00:00').toISOString(),
      },
    },
  ]);
  expect(versions).toEqual(['"3"']);
});

it('shows what the change would have meant, before anything is saved', async () => {
  const { user } = await showPage('/settings/lines/ems', shippingMethodHandlers());
  type((await zone('Zone 1')).getByRole('textbox', { name: 'Each further 500 g' }), '50');
  await user.click(screen.getByRole('button', { name: 'Preview the effect' }));
  const effect = await zone('Effect on the last 30 days');
  expect(await effect.findByText('+¥120.00')).toBeInTheDocument();
  expect(effect.getByRole('row', { name: /PK2611READY02/ })).toHaveTextContent('¥231.00');
  expect(sentTo(previewShippingMethod)).toMatchObject([{ body: { id: 'ems', zones: [{ further_fen: 5_000 }] } }]);
  expect(sentTo(updateShippingMethod)).toEqual([]);
});

it('adds a zone with a country that no other zone has, in Chinese', async () => {
  const { user } = await showPage('/settings/lines/ems', shippingMethodHandlers(), 'zh');
  await zone('分区 1');
  await user.click(screen.getByRole('button', { name: '新增分区' }));
  const second = await zone('分区 2');
  await user.click(second.getByRole('combobox', { name: /国家或地区/ }));
  expect(screen.queryByRole('option', { name: '德国' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: '日本' }));
  type(second.getByRole('textbox', { name: '首重 500 g' }), '88');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sentTo(updateShippingMethod)).toMatchObject([
      { body: { zones: [{ countries: ['DE', 'FR'] }, { countries: ['JP'], first_fen: 8_800 }], effective_from: null } },
    ]),
  );
});

it('refuses what is no amount', async () => {
  const { user } = await showPage('/settings/lines/ems', shippingMethodHandlers());
  const field = (await zone('Zone 1')).getByRole('textbox', { name: 'First 500 g' });
  type(field, 'cheap');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(sentTo(updateShippingMethod)).toEqual([]);
});

it.each([
  ['price', { further_fen: 5_100 }, '51.00'],
  ['countries', { countries: ['JP'], further_fen: 5_100 }, '45.00'],
])('keeps what is typed if a colleague changed the %s', async (_, change, further) => {
  let stored = aShippingMethod();
  const versions: (string | null)[] = [];
  const { user } = await showPage('/settings/lines/ems', [
    mockEndpoint(listShippingMethodsContract, () => [stored]),
    mockEndpoint(updateShippingMethodContract, ({ request }) => {
      versions.push(request.headers.get('if-match'));
      if (versions.length > 1) return aShippingMethod({ version: 5 });
      const zones = stored.zones.map((one) => ({ ...one, ...change }));
      stored = aShippingMethod({ version: 4, carrier: 'New Post', zones });
      throw fail('changed_meanwhile', { by: 'tom', version: 4 });
    }),
    ...shippingMethodHandlers(),
  ]);
  type((await zone('Zone 1')).getByRole('textbox', { name: 'First 500 g' }), '199.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This was changed meanwhile')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Carrier' })).toHaveValue('New Post'));
  const prices = await zone('Zone 1');
  await waitFor(() => expect(prices.getByRole('textbox', { name: 'Each further 500 g' })).toHaveValue(further));
  expect(prices.getByRole('textbox', { name: 'First 500 g' })).toHaveValue('199.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(versions).toEqual(['"3"', '"4"']));
  expect(sentTo(updateShippingMethod)[1]).toMatchObject({
    body: { carrier: 'New Post', zones: [{ first_fen: 19_950 }] },
  });
});

it('edits a change that is planned', async () => {
  const planned = aPlannedMethod({ carrier: 'New Post' });
  const { user } = await showPage(
    '/settings/lines/ems',
    shippingMethodHandlers([aShippingMethod({ scheduled: [planned] })]),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit this change' }));
  expect(screen.getByRole('textbox', { name: 'Carrier' })).toHaveValue('New Post');
  expect(screen.getByRole('radio', { name: 'From a day on' })).toBeChecked();
});

it('creates a method that is not offered yet', async () => {
  const { user, location } = await showPage(
    '/settings/lines/new',
    shippingMethodHandlers([aShippingMethod({ id: 'new' })]),
  );
  type(await screen.findByRole('textbox', { name: 'English name' }), 'Sea');
  type(screen.getByRole('textbox', { name: 'Chinese name' }), '海运');
  type(screen.getByRole('textbox', { name: 'Carrier' }), 'Ship Co');
  await user.click((await zone('Zone 1')).getByRole('combobox', { name: /Countries/ }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location()).toBe('/settings/lines/new'));
  await waitFor(() =>
    expect(sentTo(createShippingMethod)).toMatchObject([
      { body: { name: { en: 'Sea', zh: '海运' }, active: false, zones: [{ countries: ['DE'] }] } },
    ]),
  );
});
