import { load, type CheerioAPI } from 'cheerio/slim';

export type Html = CheerioAPI;

/** Parses a page the quick way (htmlparser2): three times as fast as a browser's algorithm, and shops' pages read the same. */
export const parseHtml = (html: string): Html => load(html, { xml: { xmlMode: false, decodeEntities: true } });
