import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleFeature, getNoteSchema, saveNoteSchema } from './example/example.feature.tsx';
import { mockEndpoint } from './mock-endpoint.ts';
import { renderRoute } from './render-route.tsx';

const notes = () => [
  mockEndpoint(getNoteSchema, ({ params, language }) => ({
    id: params.id,
    text: language === 'zh' ? '你好' : 'hello',
  })),
  mockEndpoint(saveNoteSchema, ({ body }) => ({ id: 1, text: body.text })),
];

describe('renderRoute', () => {
  test.each([
    ['en', 'Note 7', 'hello'],
    ['zh', '便签 7', '你好'],
  ] as const)('renders the real route with texts and data in %s', async (language, heading, text) => {
    await renderRoute({ feature: exampleFeature, path: '/notes/7', language, handlers: notes() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(text)).toBeVisible();
    expect(document.title).toBe(heading);
  });

  test('runs the guard: a visitor is led to login and back', async () => {
    const { location } = await renderRoute({ feature: exampleFeature, path: '/private?x=1', handlers: notes() });
    expect(location()).toBe('/user/login?next=%2Fprivate%3Fx%3D1');
  });

  test('lets a shopper through', async () => {
    await renderRoute({ feature: exampleFeature, path: '/private', loggedIn: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Private');
  });

  test('shows the error page of an unknown guard, of a thrown status and of no route', async () => {
    await renderRoute({ feature: exampleFeature, path: '/misguarded' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('500');
    await renderRoute({ feature: exampleFeature, path: '/notes/0', handlers: notes() });
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)).toHaveTextContent('404');
    await renderRoute({ feature: exampleFeature, path: '/nowhere' });
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)).toHaveTextContent('404');
  });

  test('a mutation invalidates what the query provided', async () => {
    let text = 'old';
    const { user } = await renderRoute({
      feature: exampleFeature,
      path: '/notes/7',
      handlers: [
        mockEndpoint(getNoteSchema, () => ({ id: 7, text })),
        mockEndpoint(saveNoteSchema, ({ body }) => {
          text = body.text;
          return { id: 7, text };
        }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('new')).toBeVisible();
  });
});
