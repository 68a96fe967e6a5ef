import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'de', label: 'Germany' },
  { value: 'ci', label: 'Côte d’Ivoire' },
];

const Page = () => {
  const [value, setValue] = useState('de');
  return (
    <>
      <Combobox
        label="Country"
        options={options}
        value={value}
        onChange={setValue}
        emptyText="No country"
        openLabel="Show countries"
      />
      <output>{value}</output>
    </>
  );
};

const setUp = () => {
  render(<Page />);
  return screen.getByRole('combobox', { name: 'Country' });
};
const value = () => screen.getByRole('status').textContent;

test('finds an option by typing without accents, and chooses it by a click', async () => {
  const field = setUp();
  expect(field).toHaveValue('Germany');
  await userEvent.clear(field);
  await userEvent.paste('cote');
  expect(screen.queryByRole('option', { name: 'Germany' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Côte d’Ivoire' }));
  expect(value()).toBe('ci');
  expect(field).toHaveValue('Côte d’Ivoire');
});

test('a text after the chosen option replaces it, by click and by keyboard', async () => {
  const field = setUp();
  await userEvent.click(field);
  await userEvent.paste('cote');
  expect(field).toHaveValue('cote');
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('ci');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(field).toHaveFocus();
  await userEvent.paste('ger');
  await userEvent.tab();
  expect(value()).toBe('de');
  expect(field).toHaveValue('Germany');
});

test('shows the chosen option again when the text matches none', async () => {
  const field = setUp();
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No country')).toBeVisible();
  await userEvent.tab();
  expect(field).toHaveValue('Germany');
});

test('accepts autofilled names, and an empty field clears the choice', async () => {
  const field = setUp();
  await userEvent.clear(field);
  expect(value()).toBe('');
  await userEvent.paste('Germany');
  await userEvent.tab();
  expect(value()).toBe('de');
});
