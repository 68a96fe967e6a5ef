import formbody from '@fastify/formbody';
import { fail } from '@caravan/fund-payment/contract';
import { resolveLanguage, type Language } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPayment } from '../../payments/payment.repo.ts';
import type { PaymentRow } from '../../payments/payment.table.ts';
import { sandboxPath, type SandboxEvent } from './sandbox.provider.ts';
import { sandboxSignatureHeader, signSandboxEvent } from './sandbox-signature.ts';
import type { PaymentContext } from '../../upkeep/payment-context.ts';
import { receiveEvent } from '../../payments/events/receive-event.ts';
import { resultPath, sandboxPage, sandboxStyle, sandboxStylePath } from './sandbox-page.ts';

type PaymentRequest = FastifyRequest<{ Params: { payment_id: string }; Querystring: { lang?: string } }>;

/** The same priority as for every page: the query, then the cookie, then the browser. Programs use the API's header. */
const languageOf = ({ headers, query }: PaymentRequest): Language =>
  resolveLanguage({
    query: query.lang ?? headers['client-language']?.toString(),
    cookie: /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'],
  });

const form = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });

const eventOf = ({ id, chargeMinor, chargeCurrency }: PaymentRow, outcome: 'succeeded' | 'failed'): SandboxEvent => ({
  // Making the same choice twice sends the same event.
  id: `sandbox_${id}_${outcome}`,
  type: `payment.${outcome}`,
  payment_id: id,
  amount: chargeMinor,
  currency: chargeCurrency,
});

const html = 'text/html; charset=utf-8';

/** The sandbox gateway: its hosted page, and the signed event that it sends to the webhook like any provider. */
export const sandboxGateway = async (app: FastifyInstance, context: PaymentContext, secret: Buffer): Promise<void> => {
  await app.register(formbody);

  const find = async ({ params }: PaymentRequest): Promise<PaymentRow> => {
    const payment = /^[\w-]{1,64}$/.test(params.payment_id)
      ? await findPayment(context.db, params.payment_id)
      : undefined;
    if (payment?.method !== 'sandbox') throw fail('not_found');
    return payment;
  };

  app.get(sandboxStylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(sandboxStyle));
  for (const prefix of ['', '/v1']) {
    const url = `${prefix}${sandboxPath(':payment_id')}`;
    app.get(url, async (request: PaymentRequest, reply) => {
      const payment = await find(request);
      const page = sandboxPage(payment, languageOf(request), `${prefix}${sandboxPath(payment.id)}`);
      return reply.type(html).header('cache-control', 'no-store').send(page);
    });
    app.post(url, async (request: PaymentRequest, reply) => {
      const payment = await find(request);
      const chosen = form.safeParse(request.body);
      if (!chosen.success) throw fail('invalid', { fields: { outcome: 'required' } });
      const bytes = Buffer.from(JSON.stringify(eventOf(payment, chosen.data.outcome)));
      const signature = signSandboxEvent(bytes, context.clock(), secret);
      await receiveEvent(context, 'sandbox', bytes, { [sandboxSignatureHeader]: signature });
      return reply.redirect(resultPath(payment.id), 303);
    });
  }
};
