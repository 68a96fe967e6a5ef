import { isLanguage, languageTable, resolveLanguage, type Language } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readWebsite } from '../use-cases/read-website.ts';
import { words } from '../words/words.ts';

/**
 * The storefront's light surface and canvas, written out: the server may not import ui-kit. The browser journeys
 * compare them with the pages'.
 */
const surface = '#FFFFFF';
const canvas = '#F6F8F7';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The facts by which browsers install the storefront. */
const manifestOf = (name: string, language: Language) => ({
  id: '/',
  name,
  short_name: name,
  description: words[language].manifest,
  lang: languageTable[language].tag,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: surface,
  background_color: canvas,
  categories: ['shopping'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
});

interface ManifestQuery {
  lang?: unknown;
  tag?: unknown;
}

const longestTag = 64;

/** `/site.webmanifest?lang=zh&tag=shop`: browsers ask for it without cookies, so its address names the language. */
export const webManifest =
  (context: ContentContext) =>
  (app: FastifyInstance): void => {
    app.get('/site.webmanifest', async (request: FastifyRequest<{ Querystring: ManifestQuery }>, reply) => {
      const { lang, tag } = request.query;
      const language = resolveLanguage({
        query: isLanguage(lang) ? lang : null,
        acceptLanguage: request.headers['accept-language'],
      });
      const isTag = typeof tag === 'string' && tag.length <= longestTag;
      const { WEBSITE_NAME } = await readWebsite(context, isTag ? tag : undefined);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-language' })
        .send(JSON.stringify(manifestOf(WEBSITE_NAME, language)));
    });
  };
