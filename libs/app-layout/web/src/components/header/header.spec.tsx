import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const header = () => within(screen.getByRole('banner'));

const words = {
  en: {
    home: 'Caravan, home page',
    buy: 'Buy for me',
    link: 'Product link',
    submit: 'See the product',
    estimate: 'Shipping estimate',
    community: 'Community',
    help: 'Help centre',
    contact: 'Contact us',
    logistics: 'Logistics',
    login: 'Log in',
    register: 'Register',
    notice: 'Sorry, this feature is not open yet. Our online service is happy to help you.',
    instead: 'Each product page shows the price to your door.',
    confirm: 'OK',
    cart: 'Cart, 3 items',
  },
  zh: {
    home: 'Caravan 首页',
    buy: '代购',
    link: '商品链接',
    submit: '查看商品',
    estimate: '运费估算',
    community: '社区',
    help: '帮助中心',
    contact: '联系客服',
    logistics: '物流服务',
    login: '登录',
    register: '注册',
    notice: '抱歉 该功能暂未开放 您可以联系在线客服帮您解答~',
    instead: '商品页可以查看到手价。',
    confirm: '确定',
    cart: '购物车，共 3 件',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('header in %s', (language) => {
  const w = words[language];

  it('links to home by the logo, to the help centre, the landing page of logistics and the conversations with staff', async () => {
    await renderPage({ language });
    expect(header().getByRole('link', { name: w.home })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: w.help })).toHaveAttribute('href', '/faq');
    expect(header().getByRole('link', { name: w.logistics })).toHaveAttribute('href', '/logistics');
    expect(header().getByRole('link', { name: w.contact })).toHaveAttribute('href', '/user/conversations');
  });

  it('opens its search box by hover and goes to the product with the trimmed link', async () => {
    const { user, location } = await renderPage({ language });
    expect(header().queryByRole('textbox', { name: w.link })).not.toBeInTheDocument();
    await user.hover(header().getByRole('button', { name: w.buy }));
    await user.type(header().getByRole('textbox', { name: w.link }), '  https://item.taobao.com/item.htm?id=1 {Enter}');
    expect(location()).toBe('/productdetail?url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D1');
    expect(header().queryByRole('textbox', { name: w.link })).not.toBeInTheDocument();
  });

  it('does nothing with an empty search', async () => {
    const { user, location } = await renderPage({ language });
    await user.hover(header().getByRole('button', { name: w.buy }));
    await user.type(header().getByRole('textbox', { name: w.link }), '   ');
    await user.click(header().getByRole('button', { name: w.submit }));
    expect(location()).toBe('/');
  });

  it.each([w.estimate, w.community])('says of "%s" that it is not open yet', async (name) => {
    const { user } = await renderPage({ language });
    await user.click(header().getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(w.notice);
    if (name === w.estimate) expect(dialog).toHaveTextContent(w.instead);
    expect(await within(dialog).findByRole('link', { name: 'service@example.test' })).toHaveAttribute(
      'href',
      'mailto:service@example.test',
    );
    expect(within(dialog).getByRole('link', { name: w.contact })).toHaveAttribute('href', '/user/conversations');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: w.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('counts the lines of the cart', async () => {
    await renderPage({ language, loggedIn: true, user: { cart_count: 3 } });
    expect(await header().findByRole('link', { name: w.cart })).toHaveAttribute('href', '/cart');
  });

  it('offers login and registration to a visitor', async () => {
    await renderPage({ language });
    expect(header().getByRole('link', { name: w.login })).toHaveAttribute('href', '/user/login');
    expect(header().getByRole('link', { name: w.register })).toHaveAttribute('href', '/user/register');
  });
});

describe('header', () => {
  it('links to the pages of enabled features', async () => {
    await renderPage({ site: { configurations: { features: { shipping_estimate: true, community: true } } } });
    expect(header().getByRole('link', { name: 'Shipping estimate' })).toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Community' })).toBeInTheDocument();
    expect(header().queryByRole('button', { name: 'Community' })).not.toBeInTheDocument();
  });

  it('shows the name and picture that the operator gave the site', async () => {
    await renderPage({ site: { website: { WEBSITE_NAME: 'Silk', WEBSITE_LOGO_PATH: '/silk.svg' } } });
    const logo = header().getByRole('link', { name: 'Silk, home page' });
    expect(logo.querySelector('img')).toHaveAttribute('src', '/silk.svg');
  });

  it('the login link returns to the current page', async () => {
    await renderPage({ path: '/productdetail?url=x' });
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/user/login?next=%2Fproductdetail%3Furl%3Dx',
    );
  });

  it('opens the search box by a click; Escape closes it and focuses its button', async () => {
    const { user } = await renderPage();
    const button = header().getByRole('button', { name: 'Buy for me' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    const field = header().getByRole('textbox', { name: 'Product link' });
    expect(field).toHaveFocus();
    // It ends what an input method composes.
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes the search box when the focus leaves it', async () => {
    const { user } = await renderPage();
    const button = header().getByRole('button', { name: 'Buy for me' });
    await user.click(button);
    header().getByRole('link', { name: 'Help centre' }).focus();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });
});
