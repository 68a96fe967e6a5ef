import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { OtherLanguageFields } from './other-language-fields.tsx';

test.each([undefined, 3])('asks for the text in each other language, and need not get it (rows: %s)', async (rows) => {
  await renderPart(() => (
    <OtherLanguageFields
      field={(language: string) => ({ name: `name.${language}` })}
      label={(language) => `Name (${language})`}
      optionalText="optional"
      maxLength={60}
      {...(rows === undefined ? {} : { rows })}
    />
  ));
  const field = screen.getByRole('textbox', { name: /Name \(Deutsch\)/ });
  expect(field).toHaveAttribute('name', 'name.de');
  expect(field).toHaveAttribute('lang', 'de');
  expect(field).not.toBeRequired();
  expect(field.tagName).toBe(rows === undefined ? 'INPUT' : 'TEXTAREA');
});
