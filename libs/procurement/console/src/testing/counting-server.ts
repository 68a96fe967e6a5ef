import { HttpResponse, http, type HttpHandler } from 'msw';
import { fail, type ArrivedParcel, type ParcelReceipt } from '@caravan/procurement/contract';
import { keepParcelContract, receiveParcelContract } from '@caravan/procurement/contract/schema';
import { anUnmatchedParcel } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** `lost-reply`: the server counts the call, but its answer does not arrive. */
type Network = 'up' | 'down' | 'lost-reply';

export interface Counted {
  key: string;
  what: { parcel: string; receipt: ParcelReceipt } | { kept: ArrivedParcel };
}

/** A server that counts what has a new key and answers a known key again, behind a network that a test breaks. */
export const countingServer = () => {
  const counted: Counted[] = [];
  /** Each attempt that reached the network. */
  const attempts: string[] = [];
  const state = { network: 'up' as Network, refusal: undefined as Parameters<typeof fail>[0] | undefined };

  const count = (key: string | undefined, what: Counted['what']): void => {
    if (key === undefined) throw new Error('a call without a key');
    if (state.refusal) throw fail(state.refusal);
    if (!counted.some((one) => one.key === key)) counted.push({ key, what });
  };

  const outage = http.all('*/v1/staff/*', ({ request }) => {
    const key = request.headers.get('idempotency-key');
    if (key) attempts.push(key);
    return state.network === 'down' ? HttpResponse.error() : undefined;
  });
  /** A handler of the contract whose answer is lost while the network is so. */
  const losing = (handler: HttpHandler): HttpHandler =>
    http.post(handler.info.path, async ({ request, requestId }) => {
      const result = await handler.run({ request, requestId });
      return state.network === 'lost-reply' ? HttpResponse.error() : result?.response;
    });

  const handlers = [
    outage,
    losing(
      mockEndpoint(receiveParcelContract, ({ params, body, idempotencyKey }) => {
        count(idempotencyKey, { parcel: params.id, receipt: body });
        const items = body.lines.map(({ line_id, quantity }) => ({
          id: `item-${params.id}`,
          number: 'IT2611048213K',
          line_id,
          order_number: 'CV2611A1B2C3D',
          quantity,
        }));
        return { orders: [], items };
      }),
    ),
    losing(
      mockEndpoint(keepParcelContract, ({ body, idempotencyKey }) => {
        count(idempotencyKey, { kept: body });
        return anUnmatchedParcel({ tracking_number: body.tracking_number ?? null });
      }),
    ),
  ];
  return { handlers, counted, attempts, state };
};
