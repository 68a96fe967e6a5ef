import type { FastifyInstance } from 'fastify';

/** Reads `/metrics` of a server with the token `of-the-test`: the value of each series by its name with its labels. */
export const scrape = async (app: FastifyInstance, token = 'of-the-test'): Promise<Map<string, number>> => {
  const { body, statusCode } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}: ${body}`);
  const series = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    series.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
};
