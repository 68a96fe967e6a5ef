import { screen, waitFor, within } from '@testing-library/react';
import { customsReasons, fail, getDeclaration, writeDeclaration } from '@caravan/customs/contract';
import { writeDeclarationContract } from '@caravan/customs/contract/staff';
import { aDeclaration } from '@caravan/customs/contract/testing';
import type { StaffRole } from '@caravan/kernel';
import { byTurns, mockEndpoint, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { customsHandlers } from '../mocks/customs.handlers.ts';
import { showSlot } from '../testing/show-slot.tsx';

const show = (role: StaffRole, language: 'en' | 'zh', handlers?: RenderRouteOptions['handlers']) =>
  showSlot('packageDeclaration', role, language, handlers);

it.each(
  byTurns([
    ['en', en, 'Save'],
    ['zh', zh, '保存'],
  ] as const),
)('declares in %s by what is suggested or found, and shows it', async (language, { declaration: t }, save) => {
  const { user } = await show('packer', language);
  await user.click(await screen.findByRole('button', { name: t.write }));
  const cup = within(await screen.findByRole('region', { name: 'Tea cup' }));
  const code = cup.getByRole('textbox', { name: t.code });
  await user.click(cup.getByRole('button', { name: '691110 Tableware of porcelain' }));
  expect(code).toHaveValue('691110');
  expect(cup.getByRole('textbox', { name: t.description })).toHaveValue('Tableware of porcelain');
  await user.clear(code);
  await user.click(cup.getByText(t.search));
  await user.type(cup.getByRole('textbox', { name: t.searchWords }), 'teapot{Enter}');
  await user.click(await cup.findByRole('button', { name: '691110' }));
  expect(code).toHaveValue('691110');
  expect(sentTo(writeDeclaration)).toEqual([]);
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByRole('table', { name: t.title })).toHaveTextContent('691110');
  expect(sentTo(writeDeclaration)).toMatchObject([
    { body: { lines: [{ hs_code: '691110', origin: 'CN', value_fen: 10_000, weight_g: 700 }] } },
  ]);
});

it('says at the field that a code does not exist, and keeps what was typed', async () => {
  const refusing = mockEndpoint(writeDeclarationContract, () => {
    throw fail('invalid', { fields: { 'lines.0.hs_code': customsReasons.hs_code_unknown.text.en } });
  });
  const { user } = await show('service', 'en', [refusing, ...customsHandlers()]);
  await user.click(await screen.findByRole('button', { name: en.declaration.write }));
  await user.type(await screen.findByRole('textbox', { name: en.declaration.description }), 'Porcelain cup');
  const code = screen.getByRole('textbox', { name: en.declaration.code });
  await user.type(code, '999999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(expect.stringContaining(customsReasons.hs_code_unknown.text.en)),
  );
  expect(code).toHaveValue('999999');
});

it('lets others read it only', async () => {
  const lines = aDeclaration().lines.map((line) => ({ ...line, hs_code: '691110', description: 'Porcelain cup' }));
  const declared = aDeclaration({ declared: true, version: 1, lines });
  await show('finance', 'en', customsHandlers(declared));
  expect(await screen.findByRole('table', { name: en.declaration.title })).toHaveTextContent('Porcelain cup');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(sentTo(getDeclaration)).toHaveLength(1);
});
