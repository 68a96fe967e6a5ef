import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Prose } from './prose.tsx';

const html =
  '<h2 id="fees">Fees</h2><p><a href="/faq/63/fees?a=1#b"><strong>own</strong></a> <a href="#fees">jump</a> <a href="https://elsewhere.example/">out</a> <a href="/..//elsewhere.example">dots</a></p>';

/** Whether the browser would follow the link. */
const followed = (name: string, init: MouseEventInit = {}): boolean => fireEvent.click(screen.getByText(name), init);

test('renders the HTML unchanged', () => {
  render(<Prose html={html} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Fees' }).id).toBe('fees');
});

test('passes a plain click on a link of this site to the app', () => {
  const onNavigate = vi.fn();
  render(<Prose html={html} onNavigate={onNavigate} />);
  expect(followed('own')).toBe(false);
  expect(onNavigate.mock.calls).toEqual([['/faq/63/fees?a=1#b']]);
});

test('leaves every other click to the browser', () => {
  // jsdom would try to open the addresses.
  const stop = (event: Event) => event.preventDefault();
  const onNavigate = vi.fn();
  render(<Prose html={html} onNavigate={onNavigate} />);
  window.addEventListener('click', stop);
  followed('jump');
  followed('out');
  followed('dots');
  followed('Fees');
  followed('own', { ctrlKey: true });
  followed('own', { metaKey: true });
  window.removeEventListener('click', stop);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('leaves all clicks to the browser without `onNavigate`', () => {
  const stop = (event: Event) => event.preventDefault();
  render(<Prose html={html} />);
  let prevented: boolean | undefined;
  const look = (event: Event) => {
    prevented = event.defaultPrevented;
    stop(event);
  };
  window.addEventListener('click', look);
  followed('own');
  window.removeEventListener('click', look);
  expect(prevented).toBe(false);
});
