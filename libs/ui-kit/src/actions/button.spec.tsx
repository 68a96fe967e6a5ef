import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkProvider, type LinkComponentProps } from './link-component.tsx';

describe('Button', () => {
  it('acts once for a click and submits nothing unless asked to', async () => {
    const act = vi.fn();
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <Button onClick={act}>Pack it</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pack it' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it('of a form keeps the focus in the field when pressed, so that no error moves the button', async () => {
    const left = vi.fn();
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <input aria-label="City" onBlur={left} />
        <Button type="submit">Save</Button>
      </form>,
    );
    screen.getByRole('textbox', { name: 'City' }).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(left).not.toHaveBeenCalled();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps label and focus while busy, and neither acts nor submits', async () => {
    const act = vi.fn();
    const submit = vi.fn();
    render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <Button type="submit" busy onClick={act}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(act).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveTextContent('Pay');
  });
});

describe('links that look like buttons', () => {
  const AppLink = ({ to, ...rest }: LinkComponentProps) => <a data-by-router href={to} {...rest} />;

  it('use the app’s link for own paths only', () => {
    render(
      <LinkProvider component={AppLink}>
        <ButtonLink to="/cart">Cart</ButtonLink>
        <ButtonLink href="https://example.com/item" newTab>
          Shop
        </ButtonLink>
        <IconLink to="/message" icon="mail" label="Letters" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-by-router');
    expect(screen.getByRole('link', { name: 'Letters' })).toHaveAttribute('data-by-router');
    const shop = screen.getByRole('link', { name: 'Shop' });
    expect(shop).not.toHaveAttribute('data-by-router');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('IconButton', () => {
  it('says what it does', async () => {
    const act = vi.fn();
    render(<IconButton icon="trash" label="Remove" onClick={act} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
