import { screen, waitFor } from '@testing-library/react';
import { answerQuestion } from '@caravan/cart-orders/contract';
import { aLineQuestion, anOrder, anOrderLine } from '@caravan/cart-orders/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { orderAnswers, ordersHandlers } from '../mocks/cart-orders.handlers.ts';

const onAnswered = vi.fn();
const noTexts = async () => ({ texts: {} });

/** A page with the slot, like the list of what waits. */
const place: WebFeature = {
  id: 'place',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Question = useLazySlot('turnQuestion');
          return <h1>Turns {Question ? <Question number="CV2611A1B2C3D" onAnswered={onAnswered} /> : null}</h1>;
        },
        meta: () => ({ title: 'Turns' }),
      }),
    },
  ],
};

test('a question is answered in place, by the call of the order\u2019s page, and the list is read again', async () => {
  const asked = anOrder({
    number: 'CV2611A1B2C3D',
    status: 'paid',
    lines: [anOrderLine({ id: 'tote', name: 'Tote' })],
    question: aLineQuestion({ line_id: 'tote', text: 'Only red is left.' }),
    actions: ['answer_question'],
  });
  const answers = orderAnswers({ order: asked, next: { order: { ...asked, question: null, actions: [] } } });
  const { user } = await renderRoute({
    features: [place, cartOrdersWeb],
    path: '/',
    loggedIn: true,
    handlers: ordersHandlers(answers),
  });
  expect(await screen.findByText(/Only red is left\./)).toBeVisible();
  const [first] = asked.question?.options ?? [];
  const [button] = screen.getAllByRole('button');
  await user.click(button as HTMLElement);
  await waitFor(() => expect(sentTo(answerQuestion)).toMatchObject([{ body: { option: first?.kind } }]));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText(/Only red is left/)).not.toBeInTheDocument());
});
