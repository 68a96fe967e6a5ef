import { anAddress } from '@caravan/account/contract/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewAddressProps, WebFeature } from '../manifest.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { testFrame } from '../testing/test-frame.tsx';
import { buildRoutes } from './build-routes.tsx';
import { useLateSlot } from './late-slots.ts';

const Place = () => {
  const [city, setCity] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const NewAddress = useLateSlot('newAddress');
  return (
    <>
      <h1>{city ?? 'nowhere'}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        {NewAddress ? 'new' : 'no form'}
      </button>
      {isOpen && NewAddress ? <NewAddress kind="shipping" isFirst onSaved={(address) => setCity(address.city)} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};

const Form = ({ kind, isFirst, onSaved, onClose }: NewAddressProps) => {
  const t = useTexts('book');
  const save = () => {
    onSaved(anAddress({ city: 'Bonn' }));
    onClose();
  };
  return (
    <button type="button" onClick={save}>
      {t('save', { kind, isFirst })}
    </button>
  );
};

const noTexts = () => Promise.resolve({ texts: {} });

const shop: WebFeature = {
  id: 'shop',
  texts: { en: noTexts, zh: noTexts },
  routes: [{ path: '/shop', layout: 'default', load: () => Promise.resolve({ Page: Place, meta: () => ({ title: 'Shop' }) }) }],
};

const makeBook = (id = 'book') => ({
  id,
  texts: {
    en: vi.fn(() => Promise.resolve({ texts: { save: 'Save {{kind}} {{isFirst}}' } })),
    zh: vi.fn(() => Promise.resolve({ texts: { save: '保存' } })),
  },
  routes: [],
  lateSlots: { newAddress: vi.fn(() => Promise.resolve({ Slot: Form })) },
});

test('what goes into a late slot comes when it is shown, with its texts in the one language, and tells what it did', async () => {
  const book = makeBook();
  const { user } = await renderRoute({ features: [shop, book], path: '/shop' });
  expect(book.lateSlots.newAddress).not.toHaveBeenCalled();
  expect(book.texts.en).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'new' }));
  await user.click(await screen.findByRole('button', { name: 'Save shipping true' }));
  expect(screen.getByRole('heading', { name: 'Bonn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(book.texts.zh).not.toHaveBeenCalled();
});

test('a place that no feature fills knows it', async () => {
  await renderRoute({ feature: shop, path: '/shop' });
  expect(screen.getByRole('button', { name: 'no form' })).toBeVisible();
});

test('late slots are filled by one feature each', () => {
  const features = [makeBook(), makeBook('other')];
  expect(() => buildRoutes({ frame: testFrame, features, loadControls: () => Promise.reject(new Error('none')) })).toThrow('newAddress');
});
