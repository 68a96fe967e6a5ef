import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import { parseWhole } from './stepper-value.ts';

const renderStepper = (start = 2) => {
  const onChange = vi.fn();
  const Owner = () => {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return (
      <Stepper
        label="Quantity"
        value={value}
        onChange={change}
        min={1}
        max={20}
        decreaseLabel="One less"
        increaseLabel="One more"
      />
    );
  };
  render(<Owner />);
  return { input: screen.getByRole('spinbutton', { name: 'Quantity' }), onChange };
};

describe('parseWhole', () => {
  it.each([
    ['12', 12],
    [' 1,234 ', 1234],
    ['１２', 12],
    ['0', 0],
  ])('reads %j', (text, number) => {
    expect(parseWhole(text)).toBe(number);
  });

  it.each(['', '-1', '1.5', 'two', '12345678901'])('refuses %j', (text) => {
    expect(parseWhole(text)).toBeUndefined();
  });
});

describe('Stepper', () => {
  it('moves one up and one down, within its limits', async () => {
    const { input } = renderStepper(1);
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(input).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(input).toHaveValue('1');
  });

  it('moves by arrow and page keys', async () => {
    const { input } = renderStepper(2);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(input).toHaveValue('13');
    await userEvent.keyboard('{PageUp}');
    expect(input).toHaveValue('20');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    expect(input).toHaveValue('1');
  });

  it('leaves arrow keys to an input method that composes a number', () => {
    const { input, onChange } = renderStepper(2);
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('accepts pasted numbers', async () => {
    const { input, onChange } = renderStepper(2);
    await userEvent.tripleClick(input);
    await userEvent.paste('１２');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(12);
    expect(input).toHaveValue('12');
  });

  it('may be empty while typing, and falls back on blur', async () => {
    const { input, onChange } = renderStepper(5);
    await userEvent.clear(input);
    expect(input).toHaveValue('');
    await userEvent.tab();
    expect(input).toHaveValue('5');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('returns to its limits on blur', async () => {
    const { input, onChange } = renderStepper(5);
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    expect(input).toHaveValue('20');
    expect(onChange).toHaveBeenLastCalledWith(20);
    expect(onChange.mock.calls.flat().every((value) => value >= 1 && value <= 20)).toBe(true);
  });
});
