import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderQueueView, testStaff } from '@caravan/console-core/testing';
import {
  decideFreightLine,
  fail,
  matchFreightLine,
  setFreightLineAside,
  settleFreightLine,
  type FreightLineDetail,
} from '@caravan/freight-costs/contract';
import {
  decideFreightLineContract,
  matchFreightLineContract,
  setFreightLineAsideContract,
  settleFreightLineContract,
} from '@caravan/freight-costs/contract/staff';
import { aLineDetail, anUnknownLine } from '@caravan/freight-costs/contract/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { freightCostsConsole } from '../freight-costs.console.ts';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { freightCostsHandlers } from '../mocks/freight-costs.handlers.ts';
import { view } from './freight.view.tsx';

const show = (line: FreightLineDetail, language: 'en' | 'zh' = 'en', isTaken = false) => {
  const onDone = vi.fn();
  const answer = () => {
    if (isTaken) throw fail('line_decided');
    return line;
  };
  const shown = renderQueueView(view, {
    feature: freightCostsConsole,
    language,
    task: aTask({
      queue: 'freight',
      kind: 'freight_line',
      ref: line.id,
      title: line.number,
      facts: { carrier: line.carrier, findings: line.findings, review: line.review },
    }),
    handlers: [
      mockEndpoint(decideFreightLineContract, answer),
      mockEndpoint(settleFreightLineContract, answer),
      mockEndpoint(matchFreightLineContract, answer),
      mockEndpoint(setFreightLineAsideContract, answer),
      ...freightCostsHandlers({ lines: [line] }),
    ],
    me: { ...testStaff, roles: ['finance'] },
    onDone,
  });
  return shown.then((rendered) => ({ ...rendered, onDone }));
};

it.each(
  byTurns([
    ['en', en, '1.10 kg more than ours.', 'The parcel costs ¥27.00 more'],
    ['zh', zh, '比我方重量多 1.10 kg。', '多 ¥27.00'],
  ] as const),
)('shows both sides, and accepts or disputes a difference (%s)', async (language, texts, heavier, loss) => {
  const { user, onDone } = await show(aLineDetail({ findings: ['heavier', 'loss'] }), language);
  expect(await screen.findByText(heavier)).toBeVisible();
  expect(screen.getByText(new RegExp(loss))).toBeVisible();
  for (const title of [texts.line.billed, texts.line.ours])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.decide.dispute }));
  expect(await screen.findByText(texts.decide.noteMissing)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: texts.decide.note }), '2.4 kg');
  await user.click(screen.getByRole('button', { name: texts.decide.dispute }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: texts.decide.accept }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  expect(sentTo(decideFreightLine).map(({ body }) => body)).toEqual([
    { decision: 'dispute', note: '2.4 kg' },
    { decision: 'accept', note: '' },
  ]);
});

it('settles a dispute with what came back', async () => {
  const { user, onDone } = await show(
    aLineDetail({ review: 'disputed', reviewed_by: 'lin', note: 'Our scales say 2.4 kg' }),
  );
  expect(await screen.findByText('Our scales say 2.4 kg')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Money came back' }));
  const amount = form.getByRole('textbox', { name: /Came back/ });
  expect(amount).toHaveValue('192.00');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.type(form.getByRole('textbox', { name: /Note/ }), 'Bank transfer');
  await user.click(form.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sentTo(settleFreightLine)).toMatchObject([{ body: { returned_fen: 5_000, note: 'Bank transfer' } }]);
});

it('says why a decision is refused', async () => {
  const { user, onDone } = await show(aLineDetail(), 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Somebody has already decided about this line')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('matches a line with a package, or says that it is not ours', async () => {
  const { user } = await show(anUnknownLine());
  await user.type(await screen.findByRole('textbox', { name: /Number of the package/ }), 'PK2611A1B2C3D');
  await user.click(screen.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(sentTo(matchFreightLine)).toMatchObject([{ body: { package_number: 'PK2611A1B2C3D' } }]));
  await user.type(screen.getByRole('textbox', { name: 'It is for no package of ours' }), 'Another shop');
  await user.click(screen.getByRole('button', { name: 'Not our parcel' }));
  await waitFor(() =>
    expect(sentTo(setFreightLineAside)).toMatchObject([{ body: { as: 'not_ours', note: 'Another shop' } }]),
  );
});

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)(
  'says in %s from which packages a line was moved, and what was decided before',
  async (language, { line: t, reviews }) => {
    const at = '2026-11-22T08:00:00.000Z';
    const before = { findings: [], review: 'accepted' as const, note: 'Agreed by phone' };
    const moves = [
      { at, from_package: 'PK26110000001', to_package: null, ...before },
      { at: '2026-11-23T08:00:00.000Z', from_package: 'PK26110000002', to_package: 'PK2611A1B2C3D', ...before },
    ];
    await show(aLineDetail({ moves }), language);
    const panel = within(await screen.findByRole('region', { name: t.moves }));
    const [first, second] = panel.getAllByRole('listitem');
    expect(first).toHaveTextContent(t.movedOff.replace('{{from}}', 'PK26110000001'));
    expect(first).toHaveTextContent(`${t.before.replace('{{review}}', reviews.accepted)} Agreed by phone`);
    expect(second).toHaveTextContent(t.moved.replace('{{from}}', 'PK26110000002').replace('{{to}}', 'PK2611A1B2C3D'));
  },
);
