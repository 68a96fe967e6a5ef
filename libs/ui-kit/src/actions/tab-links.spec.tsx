import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkProvider, type LinkComponentProps } from './link-component.tsx';
import { TabLinks } from './tab-links.tsx';

const tabs = [
  { to: '/list', name: 'All', count: 12, current: false },
  { to: '/list?status=paid', name: 'Paid', count: 0, current: true },
  { to: '/list?status=gone', name: 'Gone', current: false },
];

it('is a named list of links with counts, zero included, and marks the current one', () => {
  render(<TabLinks label="By status" tabs={tabs} />);
  const links = within(screen.getByRole('navigation', { name: 'By status' })).getAllByRole('link');
  expect(links.map((link) => link.textContent?.trim())).toEqual(['All 12', 'Paid 0', 'Gone']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(tabs.map(({ to }) => to));
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[1]]);
});

it('goes through the router of the app', () => {
  const AppLink = ({ to, ...rest }: LinkComponentProps) => <a href={`/app${to}`} {...rest} />;
  render(
    <LinkProvider component={AppLink}>
      <TabLinks label="By status" tabs={tabs} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'All 12' })).toHaveAttribute('href', '/app/list');
});
