import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCount, aWaitingCount } from '@caravan/stock-counts/contract/testing';
import { byTurns } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { stockCountsHandlers } from '../../mocks/stock-counts.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const waiting = aWaitingCount();
const counts = [waiting, aCount({ number: 'SC2611048214K', bin: 'B-07', counter: null })];

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('lists counts by state, and opens one (%s)', async (language, texts) => {
  const { user, location } = await showPage('/counts', stockCountsHandlers(counts), language);
  expect(await screen.findByRole('row', { name: /SC2611048214K/ })).toHaveTextContent(texts.counts.waiting);
  await user.selectOptions(screen.getByRole('combobox', { name: texts.counts.stateName }), 'to_decide');
  await user.click(screen.getByRole('button', { name: /^(Filter|筛选)$/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /SC2611048214K/ })).not.toBeInTheDocument());
  expect(location()).toBe('/counts?state=to_decide');
  await user.click(await screen.findByRole('link', { name: waiting.number }));
  expect(await screen.findByRole('heading', { level: 1, name: waiting.number })).toBeVisible();
  expect(screen.getByText(texts.decide.others)).toBeVisible();
  expect(screen.getByText(texts.counts.noScans)).toBeVisible();
});
