import { expect, test } from './support/journey.ts';

const html = { accept: 'text/html' };

test.describe('the server’s response', () => {
  test('a page has its language, title, description, canonical address and alternates', async ({
    request,
    language,
    say,
  }) => {
    const answer = await request.get('/', { headers: { ...html, 'accept-language': language } });
    const body = await answer.text();
    expect(answer.status()).toBe(200);
    expect(body).toContain(`<html lang="${say.lang}"`);
    expect(body).toContain(say.headline);
    // The server reads website info and the footer's articles while it renders the page.
    expect(body).toContain('mailto:service@');
    expect(body).toContain(say.footerArticle);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]+"/);
    expect(body).toMatch(/<link rel="canonical" href="http[^"]+\/"/);
    expect(body).toMatch(/<link rel="alternate" hreflang="zh[^"]*" href="[^"]+\?lang=zh"/i);
    expect(body).toMatch(/<meta property="og:title"/);
    expect(body).not.toMatch(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))/);
  });

  test('a page for visitors has an ETag, and is not sent twice', async ({ request }) => {
    const first = await request.get('/', { headers: html });
    const etag = first.headers()['etag'];
    expect(etag).toBeTruthy();
    const second = await request.get('/', { headers: { ...html, 'if-none-match': String(etag) } });
    expect(second.status()).toBe(304);
  });

  test('?lang= applies to one response and sets no cookie', async ({ request, language }) => {
    const other = language === 'en' ? 'zh' : 'en';
    const answer = await request.get(`/?lang=${other}`, { headers: html });
    expect(await answer.text()).toContain(`<html lang="${other === 'zh' ? 'zh-CN' : 'en'}"`);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });

  test('an unknown path is a 404 page, a guarded one leads a visitor to login and back', async ({
    request,
    language,
    say,
  }) => {
    const missing = await request.get('/no/such/page', { headers: { ...html, 'accept-language': language } });
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(say.notFoundText);
    const guarded = await request.get('/cart?x=1', { headers: html, maxRedirects: 0 });
    expect(guarded.status()).toBe(302);
    expect(guarded.headers()['location']).toBe(`/user/login?next=${encodeURIComponent('/cart?x=1')}`);
  });

  test('robots and sitemap exist', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http/);
    expect(await (await request.get('/sitemap.xml')).text()).toContain('<urlset');
  });

  test('the policy allows no inline script', async ({ request }) => {
    const policy = (await request.get('/', { headers: html })).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    // Styles may be inline: Chakra writes them as it renders.
    expect(policy.split(';').filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
  });
});
