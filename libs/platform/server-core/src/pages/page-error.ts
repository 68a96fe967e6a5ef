import { byLanguage, commonReasons, languageTable, type Language } from '@caravan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../server/answers/errors.ts';
import { readRequestedPage } from './page-request.ts';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

const write = (language: Language, message: string, requestId: string | undefined): string => `<!doctype html>
<html lang="${languageTable[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${message}</title></head>
<body><h1>${message}</h1>${requestId ? `<p>${requestId}</p>` : ''}<p><a href="/">${words[language].home}</a></p></body>
</html>
`;

/** The plain page that is sent if the storefront's error page cannot be rendered. */
export const answerPageError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): FastifyReply => {
  const { language } = readRequestedPage(request, publicUrl);
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'a page could not be rendered');
  const { status, text } = failure?.definition ?? commonReasons.internal;
  return reply
    .code(status)
    .headers({ ...failure?.headers, 'cache-control': 'no-store', 'content-language': language })
    .type('text/html; charset=utf-8')
    .send(write(language, text[language], failure ? undefined : request.id));
};
