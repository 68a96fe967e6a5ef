import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContractForm } from '@caravan/web-core/forms';
import { z } from '@caravan/kernel/zod';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { YuanField } from './hundredths-field.tsx';

const fees = z.object({ fee_fen: z.int('no amount') });

test('keeps what is typed, holds fen, and follows another amount', async () => {
  const user = userEvent.setup();
  const Form = () => {
    const form = useContractForm<{ fee_fen: number }, { fee_fen: number }>({
      schema: async () => fees,
      defaultValues: { fee_fen: 1_250 },
    });
    return (
      <form onSubmit={(event) => void form.submit(async ({ fee_fen }) => form.reset({ fee_fen: fee_fen + 1 }))(event)}>
        <YuanField control={form.control} name="fee_fen" label="Fee" />
        <button type="submit">Save</button>
      </form>
    );
  };
  await renderPart(() => <Form />);
  const field = screen.getByRole('textbox', { name: 'Fee' });
  expect(field).toHaveValue('12.50');
  await user.clear(field);
  await user.type(field, '3.');
  expect(field).toHaveValue('3.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('no amount')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => (field as HTMLInputElement).value).toBe('3.51');
});
