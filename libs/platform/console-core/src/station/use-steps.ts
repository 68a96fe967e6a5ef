import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useOutboxHandlers } from '../outbox/outbox-context.tsx';
import type { useSignal } from './use-signal.ts';

/** A step of a station by its verb. */
export type StepOf<Steps extends object> = { [Verb in keyof Steps]: { verb: Verb; payload: Steps[Verb] } }[keyof Steps];

export interface UseSteps<Steps extends object> {
  /** The steps of one lane are sent in their order. */
  lane: string;
  /** Sends a step; the key is the same on every attempt. */
  senders: { readonly [Verb in keyof Steps]: (payload: Steps[Verb], idempotencyKey: string) => Promise<unknown> };
  show: ReturnType<typeof useSignal>[1];
  /** The server refused a step that the station counted as done. */
  onRefused?: (step: StepOf<Steps>) => void;
}

export interface Steps<All extends object> {
  /** Keeps a step on this device until the server has it. Rejects if the device cannot keep it. */
  add: <Verb extends keyof All & string>(verb: Verb, title: string, payload: All[Verb]) => Promise<unknown>;
  /** Steps that are still to be sent. */
  pending: number;
}

/** The outbox makes a step at once for the clerk, and at the server as soon as there is a network. */
export const useSteps = <All extends object>({ lane, senders, show, onRefused }: UseSteps<All>): Steps<All> => {
  const { t } = useTranslation('console-core');
  const { add, parked, pending } = useOutbox();
  useOutboxHandlers(
    Object.fromEntries(
      Object.entries(senders).map(([verb, send]) => [
        `${lane}.${verb}`,
        (payload: unknown, { idempotencyKey }: { idempotencyKey: string }) =>
          (send as (payload: unknown, idempotencyKey: string) => Promise<unknown>)(payload, idempotencyKey),
      ]),
    ),
  );

  /** Several parts of a page may send steps of one lane. */
  const isOwn = useEffectEvent((kind: string) => Object.keys(senders).some((verb) => kind === `${lane}.${verb}`));
  const tell = useEffectEvent(({ kind, payload, title, parked: why }: (typeof parked)[number]) => {
    const reason = why?.kind === 'refused' ? why.message : '';
    show('danger', t('station.refused'), [title, reason].filter(Boolean).join(' · '));
    onRefused?.({ verb: kind.slice(lane.length + 1), payload } as StepOf<All>);
  });
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = parked.filter(({ id, kind }) => !known.current.has(id) && isOwn(kind));
    known.current = new Set(parked.map(({ id }) => id));
    for (const entry of fresh) tell(entry);
  }, [parked]);

  return { add: (verb, title, payload) => add({ kind: `${lane}.${verb}`, title, payload }), pending };
};
