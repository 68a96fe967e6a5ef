import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { useRef } from 'react';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { fakeCamera } from '../testing/fake-camera.ts';
import { renderPart } from '../testing/render-part.tsx';
import type { BarcodeReader } from './barcode-reader.ts';
import { CameraScanner, goneMs, makeCodeFilter } from './camera-scanner.tsx';
import { PhotoField, type PhotoFieldHandle } from './photo-field.tsx';
import { pictureKind } from './picture-kind.ts';
import { fitWithin } from './shrink-picture.ts';
import { usePhotos } from './use-photos.ts';

let camera: ReturnType<typeof fakeCamera> | undefined;
afterEach(() => {
  camera?.remove();
  camera = undefined;
});

const texts = { en, zh } as const;
const bytes = (...codes: number[]) => new Uint8Array(codes);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('a picture', () => {
  test.each([
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
    ['webp', bytes(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP'))],
    ['heic', bytes(0, 0, 0, 24, ...ascii('ftypheic'))],
    ['heic', bytes(0, 0, 0, 24, ...ascii('ftypmif1'))],
    ['other', bytes(0, 0, 0, 24, ...ascii('ftypavif'))],
    ['other', bytes(...ascii('<svg'))],
    ['other', bytes()],
  ])('is %s by its first bytes', (kind, start) => {
    expect(pictureKind(start)).toBe(kind);
  });

  test('fits within 2,000 pixels, keeps its shape, and never grows', () => {
    expect(fitWithin(4000, 3000)).toEqual({ width: 2000, height: 1500 });
    expect(fitWithin(1500, 6000)).toEqual({ width: 500, height: 2000 });
    expect(fitWithin(800, 600)).toEqual({ width: 800, height: 600 });
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin(width, height);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(2000);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeGreaterThanOrEqual(1);
        expect(Math.abs(fitted.width * height - fitted.height * width)).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });
});

test('a code that was known before counts only after it was gone', () => {
  const isNew = makeCodeFilter(['A'], 5_000);
  expect(isNew(['A', 'B'], 5_100)).toEqual(['B']);
  expect(isNew(['A'], 5_101 + goneMs)).toEqual(['A']);
});

test('a code in the picture counts once, and again after it was gone', () => {
  const isNew = makeCodeFilter();
  expect(isNew(['A', 'B', 'A'], 0)).toEqual(['A', 'B']);
  expect(isNew(['A'], 1000)).toEqual([]);
  expect(isNew(['A'], 1000 + goneMs)).toEqual([]);
  expect(isNew(['A', 'B'], 1001 + 2 * goneMs)).toEqual(['A', 'B']);
});

describe('the camera scanner', () => {
  const open = async (reader: () => Promise<BarcodeReader>, language: 'en' | 'zh' = 'en') => {
    const onScan = vi.fn();
    const onClose = vi.fn();
    const page = await renderPart(() => <CameraScanner onScan={onScan} onClose={onClose} loadReader={reader} />, {
      language,
    });
    return { ...page, onScan, onClose };
  };
  const reads = (...codes: string[]) => Promise.resolve({ read: () => Promise.resolve(codes) });

  test('does not read the last code again as long as it stays in the picture', async () => {
    camera = fakeCamera();
    const onScan = vi.fn();
    await renderPart(() => (
      <CameraScanner
        onScan={onScan}
        onClose={() => undefined}
        lastCode="SF1"
        loadReader={() => reads('SF1', 'IT2611048213K')}
      />
    ));
    await waitFor(() => expect(onScan).toHaveBeenCalled());
    expect(onScan).toHaveBeenCalledExactlyOnceWith({ text: 'IT2611048213K', at: expect.any(Number) as number });
  });

  test('reads a code once and lets the camera go', async () => {
    camera = fakeCamera();
    const { onScan, onClose, unmount, user } = await open(() => reads('IT2611048213K'));
    await waitFor(() => expect(onScan).toHaveBeenCalled());
    await screen.findByText(en.camera.reading);
    expect(onScan).toHaveBeenCalledExactlyOnceWith({ text: 'IT2611048213K', at: expect.any(Number) as number });
    await user.click(screen.getByRole('button', { name: en.camera.close }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(camera.stop).toHaveBeenCalledOnce();
  });

  test.each([
    ...byTurns([
      ['en', 'NotAllowedError', 'refused'],
      ['zh', 'NotAllowedError', 'refused'],
    ] as const),
    ...byTurns([
      ['en', 'NotFoundError', 'missing'],
      ['zh', 'NotFoundError', 'missing'],
    ] as const),
    ['en', 'NotReadableError', 'busy'],
    ['zh', 'UnknownError', 'failed'],
  ] as const)('says in %s what to do after %s', async (language, name, text) => {
    camera = fakeCamera(() => Promise.reject(new DOMException('no', name)));
    await open(() => reads(), language);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts[language].camera[text]);
    const again = screen.queryByRole('button', { name: texts[language].camera.again });
    expect(again === null).toBe(text === 'missing');
  });

  test('says that the page needs https', async () => {
    await open(() => reads());
    expect(await screen.findByRole('alert')).toHaveTextContent(en.camera.insecure);
  });

  test('asks again for a camera that was refused, and for a reader that did not load', async () => {
    let allowed = false;
    camera = fakeCamera(() =>
      allowed ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError')),
    );
    let loads = 0;
    const { user, onScan } = await open(() => {
      loads += 1;
      return loads < 3 ? Promise.reject(new TypeError('offline')) : reads('PA26110482ABC');
    });
    await screen.findByText(en.camera.refused);
    allowed = true;
    await user.click(screen.getByRole('button', { name: en.camera.again }));
    await screen.findByText(en.camera.noReader);
    await user.click(screen.getByRole('button', { name: en.camera.again }));
    await waitFor(() => expect(onScan).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('photos', () => {
  const jpeg = (name: string, ...content: number[]) => new File([bytes(0xff, 0xd8, 0xff, ...content)], name);
  const heic = new File([bytes(0, 0, 0, 24, ...ascii('ftypheic'))], 'IMG_1.jpg', { type: 'image/jpeg' });

  const open = async ({ language = 'en', max = 3 }: { language?: 'en' | 'zh'; max?: number } = {}) => {
    const handle = { current: null as PhotoFieldHandle | null };
    const taken: Blob[] = [];
    const shrink = vi.fn(async (file: Blob) => {
      taken.push(file);
      if (file.size === 4) throw new Error('damaged');
      return new Blob(['small']);
    });
    const page = await renderPart(
      () => {
        const ref = useRef<PhotoFieldHandle>(null);
        handle.current = { shoot: () => ref.current?.shoot() };
        const photos = usePhotos({ max, shrink });
        return <PhotoField photos={photos} ref={ref} capture={() => Promise.resolve(jpeg('shot', 1, 2))} />;
      },
      { language },
    );
    const chooser = page.container.querySelector('input[type=file]');
    if (!chooser) throw new Error('no field for files');
    // Not `user.upload`, which filters by `accept`; a browser's user may show all files.
    const choose = (...files: File[]) => fireEvent.change(chooser, { target: { files } });
    return { ...page, choose, handle, taken };
  };

  test('are chosen, ordered and removed', async () => {
    const { choose, user } = await open();
    choose(jpeg('a.jpg', 1, 2), jpeg('b.jpg', 1, 2));
    const list = await screen.findByRole('list', { name: 'Photos' });
    await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(2));
    const [first] = within(list).getAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: 'Move photo 1 back' }));
    expect(within(list).getAllByRole('listitem')[1]).toBe(first);
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(within(list).getAllByRole('img')).toHaveLength(1);
  });

  test.each(byTurns(['en', 'zh']))('of a kind that cannot be read are refused by name in %s', async (language) => {
    const { choose, taken } = await open({ language });
    choose(heic, new File(['<svg'], 'b.svg'), jpeg('broken.jpg', 1));
    const { photos } = texts[language];
    for (const [text, name] of [
      [photos.heic, 'IMG_1.jpg'],
      [photos.notPicture, 'b.svg'],
      [photos.unreadable, 'broken.jpg'],
    ] as const) {
      expect(await screen.findByText(text.replace('{{name}}', name))).toBeVisible();
    }
    expect(taken).toHaveLength(1);
  });

  test('are at most so many', async () => {
    const { choose } = await open({ max: 1 });
    choose(jpeg('a.jpg', 1, 2), jpeg('b.jpg', 1, 2));
    expect(await screen.findByText(en.photos.full.replace('{{max}}', '1'))).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('are taken with the camera, by button or by the printed command, and taken again at their place', async () => {
    camera = fakeCamera();
    const { handle, user } = await open();
    await waitFor(() => expect(handle.current).not.toBeNull());
    await user.click(screen.getByRole('button', { name: en.photos.take }));
    await waitFor(() => expect(screen.getByRole('button', { name: en.photos.shoot })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: en.photos.shoot }));
    await screen.findByRole('img', { name: 'Photo 1 of 1' });
    handle.current?.shoot();
    const second = await screen.findByRole('img', { name: 'Photo 2 of 2' });
    await user.click(screen.getByRole('button', { name: 'Take photo 1 again' }));
    await user.click(screen.getByRole('button', { name: en.photos.shoot }));
    await waitFor(() => expect(screen.queryByRole('button', { name: en.photos.shoot })).toBeNull());
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toBe(second);
  });
});
