import sanitizeHtml from 'sanitize-html';

const isElsewhere = (href: string | undefined): boolean => /^https?:/i.test(href ?? '');

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'del', 'a', 'img'],
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
  // Pictures come from this site alone, as its Content-Security-Policy wants.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: isElsewhere(attribs['href']) ? { ...attribs, rel: 'noopener noreferrer' } : attribs }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' } }),
  },
};

/** HTML of an article with nothing in it that could run, load from elsewhere or imitate the page; the same again changes nothing. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);

const textOnly: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of some HTML, without tags, each run of white space one blank. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/(?:p|li|h\d|tr|t[dh]|blockquote)|br)\b/g, ' $&'), textOnly)
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
