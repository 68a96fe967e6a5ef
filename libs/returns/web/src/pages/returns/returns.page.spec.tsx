import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { withdrawReturn, type GoodsReturn } from '@caravan/returns/contract';
import { aReturn, aReturnPage } from '@caravan/returns/contract/testing';
import { byTurns, commonWords, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { returnsWeb } from '../../returns.web.ts';
import { openPage } from '../../testing/open-page.ts';

const number = 'RT2611A1B2C3D';
const detail = `/mine/return/returnDetail?number=${number}`;
const at = '2026-11-21T08:00:00.000Z';
const past = (event: GoodsReturn['timeline'][number]['event'], note: string | null = null) =>
  ({ event, at, by: 'staff', note }) as const;
const settled = () =>
  aReturn({
    state: 'settled',
    reason: 'changed_mind',
    paid_by: 'shopper',
    fee_fen: 1_200,
    refund_fen: 20_000,
    returned_fen: 18_800,
    tracking: { carrier: 'SF Express', number: 'SF123' },
    due_at: null,
    actions: [],
    timeline: [...aReturn().timeline, past('agreed', 'Label inside'), past('sent'), past('settled')],
  });

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllEnvs());

describe.each(
  byTurns([
    ['en', en.returns],
    ['zh', zh.returns],
  ] as const),
)('returns in %s', (language, texts) => {
  test('are listed with state, wish and money', async () => {
    await openPage({
      path: '/mine/return',
      language,
      answers: { returns: aReturnPage([settled(), aReturn({ number: 'RT2611OPEN001' })]) },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(document.title).toBe(texts.title);
    const done = within(screen.getByRole('article', { name: new RegExp(number) }));
    expect(done.getByText(texts.state.settled)).toBeVisible();
    expect(done.getByText('¥188.00')).toBeVisible();
    expect(done.getByText(`${texts.kind.return} · ${texts.reason.changed_mind}`)).toBeVisible();
    expect(done.getByRole('link', { name: texts.detailsOf.replace('{{number}}', number) })).toHaveAttribute(
      'href',
      detail,
    );
    const open = within(screen.getByRole('article', { name: /OPEN001/ }));
    expect(open.getByText(texts.state.requested)).toBeVisible();
  });

  test('are none at first, which leads to the warehouse', async () => {
    await openPage({ path: '/mine/return', language });
    expect(await screen.findByText(texts.empty)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  test('offer to try again after a failure', async () => {
    const broken = http.get('*/v1/returns', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await openPage({ path: '/mine/return', language, handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await screen.findByText(texts.empty)).toBeVisible();
  });

  test('have a page with progress, notes, tracking number and money', async () => {
    await openPage({ path: detail, language, answers: { goodsReturn: { ...settled(), from_photos: true } } });
    expect(
      await screen.findByRole('heading', { level: 1, name: texts.number.replace('{{number}}', number) }),
    ).toBeVisible();
    const steps = within(screen.getByRole('list', { name: texts.route })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining(texts.event.requested),
      expect.stringMatching(new RegExp(`${texts.event.agreed}.*Label inside`)),
      expect.stringContaining(texts.event.sent),
      expect.stringContaining(texts.event.settled),
    ]);
    for (const words of ['¥200.00', '¥12.00', '¥188.00', 'SF123', texts.payer.shopper, texts.fromPhotos])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(new RegExp(texts.step.settled.return.replace('{{amount}}', '¥188.00')))).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.withdraw.title })).not.toBeInTheDocument();
  });

  test('are withdrawn after a question', async () => {
    const next = { goodsReturn: aReturn({ state: 'withdrawn', due_at: null, actions: [] }) };
    const { user } = await openPage({ path: detail, language, answers: { goodsReturn: aReturn(), next } });
    await user.click(await screen.findByRole('button', { name: texts.withdraw.title }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(texts.withdraw.text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.withdraw.title }));
    expect(await screen.findByText(texts.withdraw.done)).toBeVisible();
    expect(await screen.findByText(texts.state.withdrawn)).toBeVisible();
    expect(sentTo(withdrawReturn)).toMatchObject([{ params: { number } }]);
  });

  test('that do not exist answer 404', async () => {
    const { navigate } = await openPage({ path: detail, language });
    expect(await screen.findByRole('heading', { name: texts.missing })).toBeVisible();
    await navigate('/mine/return/returnDetail?number=PK2611A1B2C3D');
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  });
});

test.each([
  ['requested', null, en.returns.state.requested],
  ['agreed', null, en.returns.state.agreed],
  ['sent', 'exchange', en.returns.state.sent],
  ['refused', null, en.returns.state.refused],
  ['settled', 'exchange', en.returns.state.settled],
] as const)('a return that is %s says what happens next', async (state, kind, words) => {
  const isOver = state === 'refused' || state === 'settled';
  await openPage({
    path: detail,
    answers: {
      goodsReturn: aReturn({
        state,
        kind: kind ?? 'return',
        due_at: isOver ? null : at,
        actions: [],
        replacement_id: state === 'settled' ? 'item_2' : null,
      }),
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
  const links = screen.queryAllByRole('link', { name: en.returns.toReplacement });
  expect(links).toHaveLength(state === 'settled' ? 1 : 0);
  expect(screen.getByText(isOver ? en.returns.ended : 'Our turn.')).toBeVisible();
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: returnsWeb, path: '/mine/return' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Freturn');
});
