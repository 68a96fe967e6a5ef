import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;
const code = () => Promise.resolve(Greeting);

test('a part is fetched once, when it is shown, with its fallback until then', async () => {
  const load = vi.fn(code);
  const Part = lazyPart(load, <p>wait</p>);
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(<Part name="Ann" />);
  expect(screen.getByText('wait')).toBeVisible();
  const shown = await screen.findByText('hello Ann');
  rerender(<Part name="Bob" />);
  expect(shown).toHaveTextContent('hello Bob');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was fetched before is rendered at once, on the server too', async () => {
  const Part = lazyPart(code);
  expect(renderToString(<Part name="Ann" />)).not.toContain('hello');
  await Part.load();
  expect(renderToString(<Part name="Ann" />)).toContain('hello');
});

test('a part that could not be fetched can be fetched again', async () => {
  const load = vi.fn(code).mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow('offline');
  await Part.load();
  expect(renderToString(<Part name="Ann" />)).toContain('hello');
});
