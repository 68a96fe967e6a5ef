import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testStaff } from '@caravan/console-core/testing';
import { aPlannedMethod, aShippingMethod } from '@caravan/shipping/contract/testing';
import { shippingMethodHandlers } from '../../mocks/shipping-methods.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const methods = [
  aShippingMethod({ scheduled: [aPlannedMethod()] }),
  aShippingMethod({ id: 'sea', name: { en: 'Sea', zh: '海运' }, active: false }),
];

it('lists the methods with their next change, and leads those who may edit to the prices', async () => {
  const me = { ...testStaff, roles: ['lines'] as const };
  await showPage('/settings/lines', shippingMethodHandlers(methods), 'en', { me });
  const row = await screen.findByRole('row', { name: /EMS/ });
  expect(row).toHaveTextContent(/0–30 kg/);
  expect(row).toHaveTextContent(/changes on 1.Mar.2999/);
  expect(screen.getByRole('row', { name: /Sea/ })).toHaveTextContent('Not offered');
  expect(screen.getByRole('link', { name: 'EMS' })).toHaveAttribute('href', '/settings/lines/ems');
});

it('lets others read, in Chinese', async () => {
  await showPage('/settings/lines', shippingMethodHandlers(methods), 'zh');
  expect(await screen.findByRole('row', { name: /海运/ })).toHaveTextContent('未开放');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
