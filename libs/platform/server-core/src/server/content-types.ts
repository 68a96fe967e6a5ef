import type { FastifyInstance } from 'fastify';

/** JSON only, and an empty body is no body: many clients name a content type on a POST without one. */
export const acceptJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, String(body), done);
  });
};

/** The bytes as they came: a signature is over them and nothing else. */
export const acceptRawBytes = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};
