import { screen } from '@testing-library/react';
import { languageTable } from '@caravan/kernel';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { OtherLanguageFields } from './other-language-fields.tsx';

// A language of the storefront in which staff do not work, whichever the table has.
vi.mock('@caravan/kernel', async (original) => {
  const kernel = await original<typeof import('@caravan/kernel')>();
  return {
    ...kernel,
    otherLanguages: ['xx'],
    languageTable: { ...kernel.languageTable, xx: { ...kernel.languageTable.en, name: 'Xish', tag: 'x-x' } },
  };
});

test.each([undefined, 3])('asks for the text in each other language, and need not get it (rows: %s)', async (rows) => {
  expect(languageTable).toHaveProperty('xx');
  await renderPart(() => (
    <OtherLanguageFields
      field={(language: string) => ({ name: `name.${language}` })}
      label={(language) => `Name (${language})`}
      optionalText="optional"
      maxLength={60}
      {...(rows === undefined ? {} : { rows })}
    />
  ));
  const field = screen.getByRole('textbox', { name: /Name \(Xish\)/ });
  expect(field).toHaveAttribute('name', 'name.xx');
  expect(field).toHaveAttribute('lang', 'x-x');
  expect(field).not.toBeRequired();
  expect(field.tagName).toBe(rows === undefined ? 'INPUT' : 'TEXTAREA');
});
