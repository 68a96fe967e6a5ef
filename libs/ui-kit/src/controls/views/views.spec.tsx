import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ActionMenu, ControlsProvider, FormDialog, makeEmotionCache, PageSwitch, Steps, Tabs, Tooltip } from '../index.ts';

const show = (piece: ReactNode) => render(<ControlsProvider cache={makeEmotionCache()}>{piece}</ControlsProvider>);

it('Tabs show one view', async () => {
  show(
    <Tabs
      label="Orders"
      tabs={[
        { value: 'all', label: 'All', content: 'Every order' },
        { value: 'stock', label: 'In stock', content: 'What can be packed' },
      ]}
    />,
  );
  expect(screen.getByText('Every order')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'In stock' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'In stock' })).toHaveAttribute('aria-selected', 'true'));
  expect(screen.getByText('What can be packed')).toBeVisible();
  expect(screen.getByText('Every order')).not.toBeVisible();
});

it('Steps let go back, and not ahead of their order', async () => {
  const onChange = vi.fn();
  const steps = ['Address', 'Line', 'Payment'].map((title) => ({ title, content: `About ${title}` }));
  show(<Steps label="Checkout" steps={steps} step={1} onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: /Payment/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: /Address/ }));
  expect(onChange.mock.calls).toEqual([[0]]);
});

it('PageSwitch names its pages and leads to them', async () => {
  const onChange = vi.fn();
  const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
  show(<PageSwitch page={1} pageSize={10} count={30} onChange={onChange} texts={texts} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onChange).toHaveBeenCalledWith(3);
});

it('ActionMenu opens by keyboard and tells what was chosen', async () => {
  const onSelect = vi.fn();
  const items = [
    { value: 'edit', label: 'Edit' },
    { value: 'delete', label: 'Delete', tone: 'danger' as const },
  ];
  show(<ActionMenu label="More" items={items} onSelect={onSelect} />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith('delete'));
});

it('Tooltip speaks on focus', async () => {
  show(
    <Tooltip text="Weighed on arrival">
      <button type="button">Weight</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Weighed on arrival');
});

it('FormDialog is named, submits, and closes by Esc', async () => {
  const onSubmit = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change the price"
        submitLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input aria-label="New price" />
      </FormDialog>
    );
  };
  show(<Page />);
  expect(await screen.findByRole('dialog', { name: 'Change the price' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'New price' }), '12{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
