import type { NewArticle, StaffArticle } from '@caravan/content/contract';
import {
  getArticleContract,
  getArticlePageContract,
  getFooterArticlesContract,
  rateArticleContract,
} from '@caravan/content/contract/schema';
import {
  createArticleContract,
  getStaffArticleContract,
  listStaffArticlesContract,
  previewArticleContract,
  updateArticleContract,
} from '@caravan/content/contract/staff';
import { hour, minute } from '@caravan/kernel';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOthers } from './testing/no-others.ts';
import { createContent, type ContentServer } from './content.server.ts';

let server: TestServer;
let feature: ContentServer;

beforeAll(async () => {
  const started = await testServer({
    compose: (core) => {
      const content = createContent(core, noOthers);
      return { features: [content], content };
    },
  });
  server = started;
  feature = started.composed.content;
});
afterAll(() => server.close());

const editor = () => server.as({ userId: 'staff_1', role: 'staff', staffRoles: ['editor'] });

const text = (name: string) => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  summary: name,
  markdown: name,
});
const articleNamed = (name: string, over: Partial<NewArticle> = {}): NewArticle => ({
  type: 1,
  group: 'buying',
  position: 50,
  in_footer: true,
  related: [],
  texts: { en: text(name), zh: text(name) },
  ...over,
});
const create = async (body: NewArticle): Promise<StaffArticle> =>
  (await editor().call(createArticleContract, { body })).data;

/** Where visitors meet an article. */
const seen = async ({ id, texts }: StaffArticle) => {
  const { name } = texts.en;
  const [page, footer, found, linked, sitemap] = await Promise.all([
    server.call(getArticleContract, { params: { id } }),
    server.call(getFooterArticlesContract, { query: { type: '2' } }),
    server.call(getArticlePageContract, { query: { q: name, page: 1, page_size: 100 } }),
    server.call(getArticleContract, { params: { id: 59 } }),
    feature.sitemapPaths?.(),
  ]);
  return {
    page: page.status === 200,
    footer: footer.data.some(({ articles }) => articles.some((link) => link.id === id)),
    search: found.data.items.some((item) => item.id === id),
    related: linked.data.related.some((link) => link.id === id),
    sitemap: JSON.stringify(sitemap).includes(`/${id}/`),
  };
};
const everywhere = { page: true, footer: true, search: true, related: true, sitemap: true };
const nowhere = { page: false, footer: false, search: false, related: false, sitemap: false };

/** Responses are cached for a short time. */
const later = () => server.clock.advance(minute);

/** The article on the proxy purchase links to this one. */
const linkFromFirst = async (id: number) => {
  const { data: first } = await editor().call(getStaffArticleContract, { params: { id: 59 } });
  await editor().call(updateArticleContract, { params: { id: 59 }, body: { ...first, related: [id] } });
};

describe('visitors', () => {
  test('see a draft nowhere until it is published', async () => {
    const made = await create(articleNamed('Quiet cargo', { draft: true }));
    await linkFromFirst(made.id);
    expect(made).toMatchObject({ state: 'draft', draft: true, publish_at: null });
    expect(await seen(made)).toEqual(nowhere);
    expect((await server.call(rateArticleContract, { params: { id: made.id }, body: { helpful: true } })).status).toBe(
      404,
    );

    const { data } = await editor().call(updateArticleContract, {
      params: { id: made.id },
      body: { ...made, draft: false },
    });
    expect(data.state).toBe('published');
    expect(await seen(made)).toEqual(everywhere);
  });

  test('see a scheduled article from its time on, dated from then', async () => {
    const publishAt = new Date(server.clock.now().getTime() + hour).toISOString();
    const made = await create(articleNamed('Later cargo', { publish_at: publishAt }));
    await linkFromFirst(made.id);
    expect(made).toMatchObject({ state: 'scheduled', publish_at: publishAt });
    expect(await seen(made)).toEqual(nowhere);

    server.clock.set(publishAt);
    later();
    expect(await seen(made)).toEqual(everywhere);
    expect((await server.call(getArticleContract, { params: { id: made.id } })).data.updated_at).toBe(publishAt);
    expect((await editor().call(getStaffArticleContract, { params: { id: made.id } })).data.state).toBe('published');
  });

  test('no longer see an article that became a draft again', async () => {
    const made = await create(articleNamed('Former cargo'));
    await linkFromFirst(made.id);
    later();
    expect(await seen(made)).toEqual(everywhere);
    await editor().call(updateArticleContract, { params: { id: made.id }, body: { ...made, draft: true } });
    expect(await seen(made)).toEqual(nowhere);
  });

  test('a change that does not mention draft and time keeps both', async () => {
    const made = await create(articleNamed('Kept cargo', { draft: true }));
    const { data } = await editor().call(updateArticleContract, {
      params: { id: made.id },
      body: articleNamed('Kept cargo, renamed'),
    });
    expect(data).toMatchObject({ state: 'draft', texts: { en: { name: 'Kept cargo, renamed' } } });
  });
});

describe('editors', () => {
  test('list articles by state and group', async () => {
    const draft = await create(articleNamed('Draft to list', { draft: true, group: 'news', type: 3 }));
    const published = await create(articleNamed('News to list', { group: 'news', type: 3 }));
    const scheduled = await create(
      articleNamed('Scheduled to list', { group: 'news', type: 3, publish_at: '2999-01-01T00:00:00.000Z' }),
    );
    const idsIn = async (query: { state?: StaffArticle['state']; group?: string }) =>
      (await editor().call(listStaffArticlesContract, { query: { page: 1, page_size: 100, ...query } })).data.items.map(
        ({ id }) => id,
      );
    expect(await idsIn({ group: 'news' })).toEqual([draft.id, published.id, scheduled.id]);
    expect(await idsIn({ group: 'news', state: 'draft' })).toEqual([draft.id]);
    expect(await idsIn({ group: 'news', state: 'scheduled' })).toEqual([scheduled.id]);
    expect(await idsIn({ group: 'news', state: 'published' })).toEqual([published.id]);
  });

  test('preview what visitors would see, without scripts', async () => {
    const { data } = await editor().call(previewArticleContract, {
      body: { markdown: '## Fees\n\n<img src=x onerror=alert(1)> [Pay](javascript:alert(1))' },
    });
    expect(data.toc).toEqual([{ id: 'fees', title: 'Fees', level: 2 }]);
    expect(data.content_html).toContain('<h2 id="fees">Fees</h2>');
    expect(data.content_html).not.toMatch(/onerror|javascript:/);
    expect((await editor().call(previewArticleContract, { body: { markdown: '' } })).status).toBe(422);
  });

  test('get 404 for an article that does not exist', async () => {
    expect((await editor().call(getStaffArticleContract, { params: { id: 999_999 } })).status).toBe(404);
  });

  test('are the only ones who read drafts', async () => {
    const packer = server.as({ userId: 'staff_2', role: 'staff', staffRoles: ['packer'] });
    expect((await packer.call(getStaffArticleContract, { params: { id: 59 } })).status).toBe(403);
    expect((await packer.call(previewArticleContract, { body: { markdown: 'x' } })).status).toBe(403);
  });
});
