import sanitizeHtml from 'sanitize-html';

const isExternal = (href: string | undefined): boolean => /^https?:/i.test(href ?? '');

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'strong',
      'em',
      'del',
      'a',
      'img',
    ],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    th: ['scope'],
    ol: ['start'],
  },
  allowedClasses: { div: ['table-scroll'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Images come only from this site, as its Content-Security-Policy requires.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: isExternal(attribs['href']) ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' } }),
  },
};

/**
 * Removes everything from an article's HTML that could run, load from other sites or imitate the page. Sanitised HTML
 * does not change.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);

const textOnly: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of some HTML without tags; white space is collapsed. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/(?:p|li|h\d|tr|t[dh]|blockquote)|br)\b/g, ' $&'), textOnly)
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
