import { screen } from '@testing-library/react';
import { renderRoute, testFrame } from '@caravan/web-core/testing';
import { useSlot, type LayoutProps } from '@caravan/web-core';
import { expect, test } from 'vitest';
import { cartOrdersWeb } from '../cart-orders.web.ts';

const Layout = ({ children }: LayoutProps) => {
  const Badge = useSlot('cartBadge');
  return (
    <>
      <a href="/cart" data-testid="cart">
        {Badge ? <Badge /> : 'no badge'}
      </a>
      {children}
    </>
  );
};
const frame = { ...testFrame, layouts: { default: Layout, login: Layout, bare: Layout } };

test.each([
  ['shows how many lines the cart holds', true, 3, '3'],
  ['is hidden at zero', true, 0, ''],
  ['is hidden for a visitor', false, 3, ''],
])('the badge %s', async (_, loggedIn, cart_count, text) => {
  await renderRoute({ feature: cartOrdersWeb, path: '/nowhere', loggedIn, user: { cart_count }, frame });
  if (text) expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByTestId('cart')).toHaveTextContent(new RegExp(`^${text}$`));
});
