import { checkPage, expect, open, test } from './support/journey.ts';

const words = {
  en: {
    title: 'Fulfilment and logistics from China and Hong Kong',
    menu: 'Logistics',
    submit: 'Send enquiry',
    sent: 'Your enquiry was sent',
    missing: 'Please fill this in',
    name: 'Your name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    country: 'Country or region',
    parcels: 'Parcels per month (estimate)',
    message: 'What do you ship, and where to?',
    subject: 'Logistics enquiry: ',
  },
  zh: {
    title: '中国内地与香\u2060港仓配物流服务',
    menu: '物流服务',
    submit: '提交询价',
    sent: '已收到您的询价',
    missing: '请填写此项',
    name: '您的姓名',
    company: '公司',
    email: '邮箱',
    phone: '电话',
    country: '国家或地区',
    parcels: '每月包裹数（大概）',
    message: '寄什么、寄到哪里？',
    subject: '物流询价：',
  },
};

/** A faster submission is treated as sent by a program. */
const leastShownMs = 2_000;

interface DevMail {
  to: string;
  subject: string;
  text: string;
}

test('an enquiry goes from the landing page to the service address and to staff', async ({
  page,
  request,
  language,
  device,
}) => {
  const t = words[language];
  const company = `Example ${language} ${device} ${Date.now()}`;
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: t.menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();

  const submit = page.getByRole('button', { name: t.submit });
  await page.locator('#enquiry').scrollIntoViewIfNeeded();
  await expect(submit).toBeVisible();
  const shown = await page.evaluate(() => performance.now());
  await submit.click();
  await expect(page.getByLabel(t.name, { exact: true })).toBeFocused();
  await expect(page.getByText(t.missing).first()).toBeVisible();
  await checkPage(page);

  await page.getByLabel(t.name, { exact: true }).fill('Ada Example');
  await page.getByLabel(t.company, { exact: true }).fill(company);
  await page.getByLabel(t.email, { exact: true }).fill('ada@example.test');
  await page.getByLabel(t.phone, { exact: true }).fill('+44 20 7946 0018');
  await page.getByLabel(t.country, { exact: true }).click();
  await page.getByRole('option', { name: /^(United Kingdom|英国)$/ }).click();
  await page.getByLabel(t.parcels, { exact: true }).fill('400');
  await page.getByLabel(t.message, { exact: true }).fill('Small boxes of stationery.');
  await page.waitForFunction(({ since, least }) => performance.now() - since > least, {
    since: shown,
    least: leastShownMs,
  });
  await submit.click();
  await expect(page.getByRole('heading', { level: 3, name: t.sent })).toBeFocused();
  await checkPage(page);

  const mails = (await (await request.get('/dev/mail.json')).json()) as DevMail[];
  expect(mails.filter(({ subject }) => subject === `${t.subject}${company}`)).toHaveLength(1);

  const login = await request.post('/v1/login', { data: { email: 'staff@example.test', password: 'staff12345' } });
  const { data } = (await login.json()) as { data: { token: string } };
  const leads = await request.get('/v1/staff/leads', { headers: { authorization: `Bearer ${data.token}` } });
  const { data: list } = (await leads.json()) as { data: { items: { company: string; language: string }[] } };
  expect(list.items.filter((lead) => lead.company === company)).toMatchObject([{ language }]);
});
