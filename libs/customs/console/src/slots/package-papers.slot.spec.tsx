import { screen, waitFor } from '@testing-library/react';
import { customsReasons, fail, getPaperState, paperGaps, printCustomsPaper } from '@caravan/customs/contract';
import { printCustomsPaperContract } from '@caravan/customs/contract/staff';
import { aDeclaration } from '@caravan/customs/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { customsHandlers } from '../mocks/customs.handlers.ts';
import { showSlot } from '../testing/show-slot.tsx';

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('prints in %s the suggested paper or any other, with what the contents are', async (language, { papers: t }) => {
  const { user } = await showSlot('packagePapers', 'packer', language);
  const first = await screen.findByRole('button', { name: t.print.cn22 });
  expect(screen.getByText(t.suggested.cn22)).toBeVisible();
  expect(screen.getAllByRole('button')[0]).toBe(first);
  await user.selectOptions(screen.getByRole('combobox', { name: t.category }), t.categories.gift);
  await user.click(screen.getByRole('button', { name: t.print.invoice }));
  await waitFor(() =>
    expect(sentTo(printCustomsPaper)).toMatchObject([{ params: { kind: 'invoice' }, body: { category: 'gift' } }]),
  );
  // The hidden frame that is printed.
  await waitFor(() =>
    expect(document.querySelector('iframe')).toHaveAttribute('src', '/v1/customs_papers/PK2611A1B2C3D.invoice'),
  );
});

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('says in %s what is missing, and prints nothing', async (language, { papers: t }) => {
  const lacking = customsHandlers(aDeclaration(), { suggested: 'cn23', gaps: [...paperGaps] });
  await showSlot('packagePapers', 'service', language, lacking);
  expect(await screen.findByText(t.missing)).toBeVisible();
  for (const gap of paperGaps) expect(screen.getByText(t.gaps[gap])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why a paper was refused meanwhile', async () => {
  const refusing = mockEndpoint(printCustomsPaperContract, () => {
    throw fail('paper_undeclared');
  });
  const { user } = await showSlot('packagePapers', 'packer', 'en', [refusing, ...customsHandlers()]);
  await user.click(await screen.findByRole('button', { name: en.papers.print.cn22 }));
  expect(await screen.findByText(customsReasons.paper_undeclared.text.en)).toBeVisible();
});

it('shows nothing to those who do not see recipients', async () => {
  await showSlot('packagePapers', 'receiver', 'en');
  expect(await screen.findByRole('heading', { name: 'Package' })).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(sentTo(getPaperState)).toEqual([]);
});
