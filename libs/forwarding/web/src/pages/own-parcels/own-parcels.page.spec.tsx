import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  announceParcel,
  claimParcel,
  declareOwnParcel,
  fail,
  updateOwnParcel,
  withdrawOwnParcel,
} from '@caravan/forwarding/contract';
import { announceParcelContract, claimParcelContract } from '@caravan/forwarding/contract/schema';
import {
  aForwardingAddress,
  aWarehouseAddress,
  anAskedParcel,
  anOwnParcel,
  anOwnParcelPage,
  aParcelClaim,
  aParcelClaimPage,
} from '@caravan/forwarding/contract/testing';
import { forwardingPaths } from '@caravan/routes';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { forwardingHandlers, type ForwardingAnswers } from '../../mocks/forwarding.handlers.ts';
import { forwardingWeb } from '../../forwarding.web.ts';

type Options = Pick<Parameters<typeof renderRoute>[0], 'handlers' | 'language'> & ForwardingAnswers;

const show = ({ handlers = [], language = 'en', ...answers }: Options = {}) =>
  renderRoute({
    feature: forwardingWeb,
    path: forwardingPaths.parcels.href(),
    language,
    loggedIn: true,
    handlers: [...handlers, ...forwardingHandlers(answers)],
  });

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
    ['de', de],
  ] as const),
)('in %s it shows the address in Chinese, what it costs, and the parcels', async (language, texts) => {
  await show({ language, address: aForwardingAddress({ handling_fen: 300 }) });
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(await screen.findByText('商队 K7Q4MZ')).toHaveAttribute('lang', 'zh');
  expect(screen.getByRole('button', { name: texts.address.copyAll })).toBeVisible();
  expect(screen.getByText(/3[.,]00/)).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(texts.state.announced)).toBeVisible();
});

test('copies the whole address or a field, as shops take it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Copy the whole address' }));
  expect(await navigator.clipboard.readText()).toBe(
    '商队 K7Q4MZ 020-12345678 广东省广州市白云区示例路 1 号 3 栋（K7Q4MZ） 510000',
  );
  await user.click(screen.getByRole('button', { name: 'Copy: Phone' }));
  expect(await navigator.clipboard.readText()).toBe('020-12345678');
});

test('announces a parcel by two fields and one click', async () => {
  const { user } = await show();
  const form = within(await screen.findByRole('form', { name: en.announce.title }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'sf1000200300');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), 'Shoes');
  await user.click(form.getByRole('button', { name: en.announce.send }));
  expect(await screen.findByText(en.announce.done)).toBeVisible();
  expect(sentTo(announceParcel)).toMatchObject([
    {
      body: { tracking_number: 'SF1000200300', contents: 'Shoes', quantity: 1, value_fen: 0 },
      idempotencyKey: expect.any(String) as string,
    },
  ]);
  expect(form.getByRole('textbox', { name: en.announce.contents })).toHaveValue('');
});

test('keeps what was typed if the number was announced before', async () => {
  const refusing = mockEndpoint(announceParcelContract, () => {
    throw fail('parcel_announced');
  });
  const { user } = await show({ handlers: [refusing] });
  const form = within(await screen.findByRole('form', { name: en.announce.title }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'SF1000200300');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), 'Shoes');
  await user.click(form.getByRole('button', { name: en.announce.send }));
  expect(await screen.findByText('You have announced this tracking number already')).toBeVisible();
  expect(form.getByRole('textbox', { name: en.announce.contents })).toHaveValue('Shoes');
});

test('changes and withdraws what has not arrived', async () => {
  const parcel = anOwnParcel();
  const { user } = await show({ parcels: anOwnParcelPage([parcel]) });
  await user.click(await screen.findByRole('button', { name: en.edit }));
  const form = within(await screen.findByRole('form', { name: en.edit }));
  expect(form.getByRole('textbox', { name: en.announce.value })).toHaveValue('450');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), ', black');
  await user.click(form.getByRole('button', { name: en.announce.save }));
  await waitFor(() =>
    expect(sentTo(updateOwnParcel)).toMatchObject([
      { params: { number: parcel.number }, body: { contents: 'Two mechanical keyboards, black', value_fen: 45_000 } },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: en.withdraw }));
  expect(await screen.findByText(en.withdrawn)).toBeVisible();
  expect(sentTo(withdrawOwnParcel)).toHaveLength(1);
});

test('answers what is in a parcel that is not what was announced', async () => {
  const { user } = await show({ parcels: anOwnParcelPage([anAskedParcel()]) });
  const form = within(await screen.findByRole('form', { name: en.declare.title }));
  expect(form.getByText('There are three keyboards in it, not two')).toBeVisible();
  const contents = form.getByRole('textbox', { name: en.announce.contents });
  await user.clear(contents);
  await user.type(contents, 'Three keyboards');
  await user.click(form.getByRole('button', { name: en.declare.send }));
  expect(await screen.findByText(en.declare.done)).toBeVisible();
  expect(sentTo(declareOwnParcel)).toMatchObject([{ body: { contents: 'Three keyboards', value_fen: 45_000 } }]);
});

test('says that the shop takes no parcels, or that there are none', async () => {
  const closed = await show({ address: aForwardingAddress({ warehouses: [] }), parcels: anOwnParcelPage([]) });
  expect(await screen.findByText(en.closed)).toBeVisible();
  expect(screen.queryByRole('form', { name: en.announce.title })).toBeNull();
  expect(await screen.findByText(en.none)).toBeVisible();
  closed.unmount();
  await show({ parcels: anOwnParcelPage([]) });
  expect(await screen.findByText(en.empty)).toBeVisible();
});

test('claims a parcel without a code by number and proof, and shows what became of others', async () => {
  const refused = aParcelClaim({ id: 'claim_2', state: 'refused', note: 'The order is of another shop' });
  const { user } = await show({ claims: aParcelClaimPage([aParcelClaim(), refused]) });
  const claims = within(await screen.findByRole('list', { name: en.claims.list }));
  expect(claims.getByText(en.claims.state.open)).toBeVisible();
  expect(claims.getByText(/The order is of another shop/)).toBeVisible();
  await user.click(screen.getByText(en.claims.open));
  const form = within(await screen.findByRole('form', { name: en.claims.title }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'yt 7700-112233');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), 'A teapot');
  await user.click(form.getByRole('button', { name: en.claims.send }));
  expect(sentTo(claimParcel)).toEqual([]);
  await user.type(form.getByRole('textbox', { name: en.claims.proof }), 'Order 3344');
  const picture = new File([new Uint8Array([1])], 'order.png', { type: 'image/png' });
  fireEvent.input(form.getByLabelText(en.claims.pictures, { selector: 'input' }), { target: { files: [picture] } });
  expect(await form.findByText('order.png')).toBeVisible();
  await user.click(form.getByRole('button', { name: en.claims.send }));
  expect(await screen.findByText(en.claims.done)).toBeVisible();
  expect(form.queryByText('order.png')).toBeNull();
});

test('keeps a claim that is refused, and says why', async () => {
  const refusing = mockEndpoint(claimParcelContract, () => {
    throw fail('too_many_claims', { max: 5 });
  });
  const { user } = await show({ handlers: [refusing] });
  await user.click(await screen.findByText(en.claims.open));
  const form = within(await screen.findByRole('form', { name: en.claims.title }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'YT7700112233');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), 'A teapot');
  await user.type(form.getByRole('textbox', { name: en.claims.proof }), 'Order 3344');
  await user.click(form.getByRole('button', { name: en.claims.send }));
  expect(await screen.findByText(/You wait for answers about 5 parcels/)).toBeVisible();
  expect(form.getByRole('textbox', { name: en.claims.proof })).toHaveValue('Order 3344');
});

test('says what has not come, and announces it anew', async () => {
  const late = anOwnParcel({ number: 'FP2611LATE001', ends_at: '2026-12-20T09:00:00.000Z' });
  const ended = anOwnParcel({ number: 'FP2611ENDED01', tracking_number: 'YT7700', state: 'never_arrived' });
  const { user } = await show({ parcels: anOwnParcelPage([late, ended]) });
  expect(await screen.findByText(/the announcement ends/)).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'YT7700' }));
  expect(card.getByText(en.state.never_arrived)).toBeVisible();
  await user.click(card.getByRole('button', { name: en.again }));
  const form = within(await card.findByRole('form', { name: en.again }));
  expect(form.getByRole('textbox', { name: en.announce.number })).toHaveValue('YT7700');
  await user.clear(form.getByRole('textbox', { name: en.announce.number }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'YT77001');
  await user.click(form.getByRole('button', { name: en.announce.send }));
  expect(await screen.findByText(en.announce.done)).toBeVisible();
  expect(sentTo(announceParcel)).toMatchObject([{ body: { tracking_number: 'YT77001' } }]);
  expect(sentTo(updateOwnParcel)).toEqual([]);
});

const both = aForwardingAddress({ warehouses: [aWarehouseAddress(), aWarehouseAddress({ id: 'YW', name: '义乌仓' })] });
const [gz, yw] = both.warehouses.map(({ id, name }) => ({ id, name }));

test('an announcement chooses its warehouse where there are several', async () => {
  const { user } = await show({ address: both });
  const form = within(await screen.findByRole('form', { name: en.announce.title }));
  await user.type(form.getByRole('textbox', { name: en.announce.number }), 'SF1000200300');
  await user.type(form.getByRole('textbox', { name: en.announce.contents }), 'Shoes');
  await user.selectOptions(form.getByRole('combobox', { name: en.announce.warehouse }), '义乌仓');
  await user.click(form.getByRole('button', { name: en.announce.send }));
  await waitFor(() => expect(sentTo(announceParcel)).toHaveLength(1));
  expect(sentTo(announceParcel)[0]?.body).toMatchObject({ warehouse: 'YW' });
});

test('a warehouse that was closed stays with its announcement, and gets no new one', async () => {
  const closed = { id: 'BJ', name: '北京仓' };
  const parcels = anOwnParcelPage([
    anOwnParcel({ number: 'FP2611AAAAAA1', warehouse: closed }),
    anOwnParcel({ number: 'FP2611AAAAAA2', tracking_number: 'YT77002', state: 'never_arrived', warehouse: closed }),
  ]);
  const { user } = await show({ address: both, parcels });
  await user.click(await screen.findByRole('button', { name: en.edit }));
  const change = within(await screen.findByRole('form', { name: en.edit }));
  expect(change.getByRole('combobox', { name: en.announce.warehouse })).toHaveDisplayValue('北京仓');
  await user.click(screen.getByRole('button', { name: en.again }));
  const anew = within(await screen.findByRole('form', { name: en.again }));
  expect(anew.getByRole('combobox', { name: en.announce.warehouse })).toHaveDisplayValue(gz?.name ?? '');
  await user.click(anew.getByRole('button', { name: en.announce.send }));
  await waitFor(() => expect(sentTo(announceParcel)).toHaveLength(1));
  expect(sentTo(announceParcel)[0]?.body).toMatchObject({ tracking_number: 'YT77002', warehouse: 'GZ' });
});

test('says where a parcel goes, where it came, and that it came to another warehouse', async () => {
  const received = { state: 'received', received_at: '2026-11-24T09:00:00.000Z' } as const;
  const parcels = anOwnParcelPage([
    anOwnParcel({ number: 'FP2611AAAAAA1', warehouse: yw }),
    anOwnParcel({ number: 'FP2611AAAAAA2', ...received, arrived_at: gz }),
    anOwnParcel({ number: 'FP2611AAAAAA3', ...received, warehouse: yw, arrived_at: gz }),
  ]);
  await show({ address: both, parcels });
  expect(await screen.findByText('To 义乌仓')).toBeVisible();
  expect(screen.getByText('In 广州仓')).toBeVisible();
  expect(screen.getByText(`Announced for ${yw?.name}, but it came to ${gz?.name} and stays there.`)).toBeVisible();
});

test('with one warehouse nothing asks for it, and no parcel names it', async () => {
  await show();
  const form = within(await screen.findByRole('form', { name: en.announce.title }));
  expect(form.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/^(To|In) /)).toBeNull();
});

test('a shop that takes no parcels takes no claims, and shows those that there are', async () => {
  const closed = aForwardingAddress({ warehouses: [] });
  const { unmount } = await show({ address: closed, claims: aParcelClaimPage([]) });
  expect(await screen.findByText(en.closed)).toBeVisible();
  expect(screen.queryByText(en.claims.title)).toBeNull();
  unmount();
  await show({ address: closed });
  expect(await screen.findByRole('list', { name: en.claims.list })).toBeVisible();
  expect(screen.queryByText(en.claims.open)).toBeNull();
});
