import { screen, within } from '@testing-library/react';
import { aCompany } from '@caravan/content/contract/testing';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { contentWeb } from '../../content.web.ts';
import { contentAnswers, contentHandlers } from '../../mocks/content.handlers.ts';

const words = {
  en: {
    title: 'About the shop',
    disputes: 'How disputes end',
    pictures: 'Our warehouse',
    one: 'Our warehouse, picture 1 of 2',
  },
  zh: { title: '关于本店', disputes: '争议如何解决', pictures: '我们的仓库', one: '我们的仓库，第 1 张，共 2 张' },
} as const;

const renderAbout = (language: 'en' | 'zh', company = aCompany()) =>
  renderRoute({
    features: [contentWeb],
    path: '/about',
    language,
    handlers: contentHandlers(contentAnswers({ company })),
  });

describe.each(byTurns(['en', 'zh']))('the page about the shop in %s', (language) => {
  const w = words[language];

  it('shows the company, how disputes end, and the warehouse', async () => {
    await renderAbout(language);
    expect(await screen.findByRole('heading', { level: 1, name: w.title })).toBeInTheDocument();
    expect(screen.getByText('Caravan Trading Ltd.')).toBeInTheDocument();
    expect(screen.getByText('Xiamen, 91350200MA00000000')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'service@example.test' })).toHaveAttribute(
      'href',
      'mailto:service@example.test',
    );
    const disputes = within(screen.getByRole('heading', { name: w.disputes }).parentElement ?? expect.fail());
    expect(disputes.getByText(/A court in Xiamen decides/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: w.one })).toHaveAttribute('src', aCompany().pictures[0]);
  });

  it('shows nothing of what the shop has not written', async () => {
    await renderAbout(
      language,
      aCompany({ name: null, address: null, registration: null, disputes: null, pictures: [] }),
    );
    expect(await screen.findByRole('link', { name: 'service@example.test' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: w.disputes })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: w.pictures })).not.toBeInTheDocument();
  });
});
