import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

it.each([
  ['of a keyboard', { key: 'Enter', keyCode: 13 }, false],
  ['that an input method takes', { key: 'Enter', keyCode: 13, isComposing: true }, true],
  ['as Windows sends it', { key: 'Process', keyCode: 229, isComposing: true }, true],
  ['as Safari sends it', { key: 'Enter', keyCode: 229 }, true],
])('an Enter %s', (_, init, expected) => {
  const seen: boolean[] = [];
  render(<input aria-label="Code" onKeyDown={(event) => seen.push(isComposing(event))} />);
  fireEvent.keyDown(screen.getByRole('textbox'), init);
  expect(seen).toEqual([expected]);
});
