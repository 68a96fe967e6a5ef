import { screen, within } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const footer = () => within(screen.getByRole('contentinfo'));

const words = {
  en: {
    hours: '7x24 hours service',
    copyright: 'Copyright © Caravan',
    notice: 'We have no account on Instagram yet.',
    logistics: 'Logistics',
    dark: 'Dark',
  },
  zh: {
    logistics: '物流服务',
    hours: '7×24小时服务',
    copyright: '版权所有 © Caravan',
    notice: '我们暂未入驻 Instagram。',
    dark: '深色',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('footer in %s', (language) => {
  const w = words[language];

  it('groups its articles, and links to the faq path for questions only', async () => {
    await renderPage({ language });
    expect(footer().getByRole('heading', { name: 'Buying' })).toBeInTheDocument();
    expect(footer().getByRole('heading', { name: 'The house' })).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'How proxy purchase works' })).toHaveAttribute(
      'href',
      '/faq/59/from-link-to-parcel',
    );
    expect(footer().getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/article/82/terms');
  });

  it('links to the landing page of logistics', async () => {
    await renderPage({ language });
    expect(footer().getByRole('link', { name: w.logistics })).toHaveAttribute('href', '/logistics');
  });

  it('shows the service address and the hours', async () => {
    await renderPage({ language });
    expect(footer().getByRole('heading', { name: w.hours })).toBeInTheDocument();
    expect(footer().getByRole('link', { name: 'service@example.test' })).toHaveAttribute(
      'href',
      'mailto:service@example.test',
    );
  });

  it('has three social icons, each with its address or the notice dialog', async () => {
    const socials = [
      { name: 'facebook', url: 'https://facebook.example/caravan' },
      { name: 'instagram', url: '' },
      { name: 'x', url: '' },
    ] as const;
    const { user } = await renderPage({ language, site: { website: { socials: [...socials] } } });
    expect(footer().getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://facebook.example/caravan',
    );
    expect(footer().getByRole('button', { name: 'X' })).toBeInTheDocument();
    await user.click(footer().getByRole('button', { name: 'Instagram' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(w.notice);
  });

  it('names the site in the copyright line', async () => {
    await renderPage({ language });
    expect(footer().getByText(w.copyright)).toBeInTheDocument();
  });

  it('changes the colour mode and remembers it', async () => {
    const { user } = await renderPage({ language });
    await user.click(footer().getByRole('radio', { name: w.dark }));
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
    expect(document.cookie).toContain('color_mode=dark');
    delete document.documentElement.dataset['mode'];
  });
});
