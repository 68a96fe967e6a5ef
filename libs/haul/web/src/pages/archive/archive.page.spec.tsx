import { screen, waitFor, within } from '@testing-library/react';
import { fail, importArchive, removeHaulImport } from '@caravan/haul/contract';
import { importArchiveContract, listHaulImportsContract } from '@caravan/haul/contract/schema';
import { aHaulImport } from '@caravan/haul/contract/testing';
import { haulPaths } from '@caravan/routes';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { haulWeb } from '../../haul.web.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { haulHandlers, type HaulAnswers } from '../../mocks/haul.handlers.ts';

type Handlers = NonNullable<Parameters<typeof renderRoute>[0]['handlers']>;

const open = (language: 'en' | 'zh', handlers: Handlers = [], answers: Partial<HaulAnswers> = {}) =>
  renderRoute({
    feature: haulWeb,
    path: haulPaths.archive.href(),
    language,
    loggedIn: true,
    handlers: [...handlers, ...haulHandlers(answers)],
  });

const zip = (name = 'caravan.zip', type = 'application/zip') => new File(['PK'], name, { type });

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s', (language, texts) => {
  it('downloads the archive with photos or without them', async () => {
    const asked: string[] = [];
    const watch = http.get('*/v1/haul/archive', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new Response('PK', { headers: { 'content-type': 'application/zip' } });
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open(language, [watch]);
    await user.click(screen.getByRole('button', { name: texts.download.withPhotos }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: texts.download.withoutPhotos }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked).toEqual(['?photos=yes', '?photos=no']);
    expect(saved[0]).toMatch(/^caravan-\d{4}-\d{2}-\d{2}\.zip$/);
  });

  it('imports a chosen file, and says from which shop it is', async () => {
    const { user } = await open(language);
    await user.upload(await screen.findByLabelText(texts.import.file), zip());
    expect(await screen.findByText(texts.import.done.replace('{{shop}}', 'Silk Post'))).toBeVisible();
    expect(sentTo(importArchive)).toHaveLength(1);
  });

  it('says at the field which row of a file is damaged', async () => {
    const damaged = mockEndpoint(importArchiveContract, () => {
      throw fail('archive_damaged', { place: 'data/orders.jsonl:3' });
    });
    const { user } = await open(language, [damaged]);
    const field = await screen.findByLabelText(texts.import.file);
    await user.upload(field, zip());
    expect(await screen.findByText(/data\/orders\.jsonl:3/)).toBeVisible();
    // A better file may follow.
    expect(field).toBeEnabled();
  });

  it('lists imported archives, and removes one after a question', async () => {
    const { user } = await open(language, [], {
      imports: [aHaulImport(), aHaulImport({ id: 'import-2', shop_name: 'Jade Road', photos_pending: true })],
    });
    const second = within(await screen.findByRole('article', { name: 'Jade Road' }));
    expect(second.getByText(texts.imports.pending)).toBeVisible();
    expect(second.getByRole('link', { name: texts.imports.openOf.replace('{{shop}}', 'Jade Road') })).toHaveAttribute(
      'href',
      '/mine/archive/imported?id=import-2',
    );
    await user.click(second.getByRole('button', { name: texts.imports.removeOf.replace('{{shop}}', 'Jade Road') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.imports.confirmTitle }));
    expect(sentTo(removeHaulImport)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.imports.remove }));
    expect(await screen.findByText(texts.imports.removed)).toBeVisible();
    expect(sentTo(removeHaulImport)).toMatchObject([{ params: { id: 'import-2' } }]);
  });

  it('says that nothing was imported yet', async () => {
    await open(language, [], { imports: [] });
    expect(await screen.findByText(texts.imports.none)).toBeVisible();
  });

  it('offers to load the list again', async () => {
    const failing = mockEndpoint(listHaulImportsContract, () => {
      throw fail('unavailable');
    });
    await open(language, [failing]);
    expect(await screen.findByRole('heading', { name: texts.failed.title })).toBeVisible();
    // The other panels work meanwhile.
    expect(screen.getByRole('button', { name: texts.download.withPhotos })).toBeEnabled();
  });
});
