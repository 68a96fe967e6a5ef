import { useTranslation } from 'react-i18next';
import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import type { WebFeature } from '../manifest.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { testSession } from '../testing/session-mocks.ts';
import { testLayout } from '../testing/test-layout.tsx';
import { buildRoutes } from './build-routes.tsx';
import { useLazySlot } from './lazy-slots.ts';

interface NewNoteProps {
  kind: string;
  isFirst: boolean;
  onSaved: (note: { city: string }) => void;
  onClose: () => void;
}

/** Features name their slots by module augmentation; only this test uses this one. */
const useNewNote = () => useLazySlot('newNote' as never) as ComponentType<NewNoteProps> | undefined;

const Place = () => {
  const [city, setCity] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const NewNote = useNewNote();
  return (
    <>
      <h1>{city ?? 'nowhere'}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        {NewNote ? 'new' : 'no form'}
      </button>
      {isOpen && NewNote ? (
        <NewNote
          kind="shipping"
          isFirst
          onSaved={(address) => setCity(address.city)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};

const Form = ({ kind, isFirst, onSaved, onClose }: NewNoteProps) => {
  const { t } = useTranslation('book' as 'common');
  const save = () => {
    onSaved({ city: 'Bonn' });
    onClose();
  };
  return (
    <button type="button" onClick={save}>
      {t('save' as never, { kind, isFirst })}
    </button>
  );
};

const noTexts = () => Promise.resolve({ texts: {} });

const shop: WebFeature = {
  id: 'shop',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    { path: '/shop', layout: 'default', load: () => Promise.resolve({ Page: Place, meta: () => ({ title: 'Shop' }) }) },
  ],
};

const makeBook = (id = 'book') => ({
  id,
  texts: {
    en: vi.fn(() => Promise.resolve({ texts: { save: 'Save {{kind}} {{isFirst}}' } })),
    zh: vi.fn(() => Promise.resolve({ texts: { save: '保存' } })),
  },
  routes: [],
  lazySlots: { newNote: vi.fn(() => Promise.resolve({ Slot: Form })) },
});

test('a lazy slot loads when it is shown, with its texts in one language, and calls back', async () => {
  const book = makeBook();
  const { user } = await renderRoute({ features: [shop, book as WebFeature], path: '/shop' });
  expect(book.lazySlots.newNote).not.toHaveBeenCalled();
  expect(book.texts.en).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'new' }));
  await user.click(await screen.findByRole('button', { name: 'Save shipping true' }));
  expect(screen.getByRole('heading', { name: 'Bonn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(book.texts.zh).not.toHaveBeenCalled();
});

test('a slot that no feature fills is undefined', async () => {
  await renderRoute({ feature: shop, path: '/shop' });
  expect(screen.getByRole('button', { name: 'no form' })).toBeVisible();
});

test('lazy slots are filled by one feature each', () => {
  const features = [makeBook(), makeBook('other')] as WebFeature[];
  expect(() => buildRoutes({ appLayout: testLayout, features, session: testSession().rules })).toThrow('newNote');
});
