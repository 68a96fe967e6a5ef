/** The two languages of the product. */
export type Language = 'en' | 'zh';

export const languages = ['en', 'zh'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'zh';

/** The first supported language of an `Accept-Language` header, by quality values. */
export const fromAcceptLanguage = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.trim().toLowerCase().split('-')[0], quality: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.language)
    .find(isLanguage);

/**
 * The language of a page: `?lang=` for this one response, then the cookie `lang`, then the browser's preference, then
 * English (specification 4.1).
 */
export const resolveLanguage = (wish: {
  query?: string | null;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Language =>
  [wish.query, wish.cookie].find(isLanguage) ?? fromAcceptLanguage(wish.acceptLanguage) ?? defaultLanguage;
