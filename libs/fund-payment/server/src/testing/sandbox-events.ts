import type { Payment } from '@caravan/fund-payment/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { SandboxEvent } from '../providers/sandbox/sandbox.provider.ts';
import { sandboxSignatureHeader, signSandboxEvent } from '../providers/sandbox/sandbox-signature.ts';
import type { FundServer } from './fund-server.ts';

/** The sandbox gateway's event for a payment. */
export const sandboxEventOf = (payment: Payment, over: Partial<SandboxEvent> = {}): SandboxEvent => ({
  id: `event_${payment.id}_${over.type ?? 'payment.succeeded'}`,
  type: 'payment.succeeded',
  payment_id: payment.id,
  amount: payment.amount_fen,
  currency: 'CNY',
  ...over,
});

export interface SentEvent {
  event?: object;
  bytes?: Buffer;
  secret?: Buffer;
  signedAt?: Date;
  signature?: string;
  provider?: string;
}

/** Sends an event to the webhook that every provider uses, with a valid signature unless `sent` says otherwise. */
export const sendEvent = async (server: FundServer, sent: SentEvent): Promise<LightMyRequestResponse> => {
  const { event, provider = 'sandbox', secret = await server.sandboxSecret(), signedAt = server.clock.now() } = sent;
  const bytes = sent.bytes ?? Buffer.from(JSON.stringify(event));
  const signature = sent.signature ?? signSandboxEvent(bytes, signedAt, secret);
  return server.app.inject({
    method: 'POST',
    url: `/v1/webhooks/${provider}`,
    headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
    payload: bytes,
  });
};

/** Every table that records money, to check that nothing has changed. */
export const moneyTables = [
  'ledger_account',
  'ledger_transaction',
  'ledger_entry',
  'payment',
  'capture',
  'remittance',
  'refund',
  'payment_event',
  'fake_payable',
  'fake_message',
];
