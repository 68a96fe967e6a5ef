import type { Page } from '@playwright/test';
import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { newShopper } from './support/people.ts';
import type { Speech } from './support/speech.ts';

/** The texts that a shopper reads while paying. */
const words = {
  en: {
    balance: 'Balance',
    none: 'No transactions yet',
    topUp: 'Top up',
    amount: 'Amount in yuan',
    goOn: 'Continue to pay',
    missing: 'Please select the recharge amount',
    pay: 'Pay',
    fail: 'Let the payment fail',
    done: 'Recharge successful',
    failed: 'Recharge failed',
    again: 'Recharge again',
    toBalance: 'My balance',
    waiting: 'Waiting for the payment provider',
    back: 'Back to the payment page',
    details: 'Balance details',
    download: 'Download as CSV',
    western: 'Western Union',
    demo: 'This is a demonstration: please do not send money',
    sender: 'Sender’s name',
    country: 'Sent from',
    submit: 'Submit',
    told: 'We have your control number',
  },
  'zh-CN': {
    balance: '余额',
    none: '暂无明细',
    topUp: '充值',
    amount: '金额（元）',
    goOn: '去付款',
    missing: '请选择充值金额',
    pay: '付款成功',
    fail: '付款失败',
    done: '充值成功',
    failed: '充值失败',
    again: '重新充值',
    toBalance: '我的余额',
    waiting: '正在等待支付机构的结果',
    back: '返回付款页面',
    details: '余额明细',
    download: '下载 CSV',
    western: '西联汇款',
    demo: '演示环境：请勿汇款',
    sender: '汇款人姓名',
    country: '汇出国家/地区',
    submit: '提交',
    told: '已收到汇款监控号',
  },
} as const;

const wordsOf = ({ lang }: Speech) => words[lang as keyof typeof words];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a top-up, from the empty wallet through a failed attempt and the sandbox to the balance', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const told = wordsOf(say);
  await newShopper(page, request, baseURL);
  await open(page, '/mine/fund');
  await expect(heading(page, told.balance)).toBeVisible();
  await expect(page.getByText('CN ¥0.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: told.none })).toBeVisible();

  // An amount is required, and the chosen amount survives a reload.
  await page.getByRole('link', { name: told.topUp, exact: true }).first().click();
  await page.waitForURL('/payment/recharge');
  await page.getByRole('button', { name: told.goOn }).click();
  await expect(page.getByText(told.missing)).toBeVisible();
  await expect(page.getByLabel(told.amount)).toBeFocused();
  await checkPage(page);
  await page.getByRole('radio', { name: '¥500.00' }).check({ force: true });
  await page.reload();
  await alive(page);
  await expect(page.getByLabel(told.amount)).toHaveValue('500');

  // A payment that fails leads to another attempt with the same amount.
  await page.getByRole('button', { name: told.goOn }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: told.fail, exact: true }).click();
  await expect(heading(page, told.failed)).toBeVisible();
  await alive(page);
  await page.getByRole('link', { name: told.again }).click();
  await expect(page.getByLabel(told.amount)).toHaveValue('500');

  // On the gateway's page; the result page waits for its confirmation and links back to it.
  await page.getByRole('button', { name: told.goOn }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const gateway = new URL(page.url()).pathname;
  await open(page, `/payment/payResult?payment_id=${gateway.split('/').at(-1)}`);
  await expect(heading(page, told.waiting)).toBeVisible();
  await page.getByRole('link', { name: told.back }).click();
  await page.waitForURL(gateway);
  await page.getByRole('button', { name: told.pay, exact: true }).click();

  await page.waitForURL(/\/payment\/payResult\?payment_id=/);
  await expect(heading(page, told.done)).toBeVisible();
  await expect(page.getByText('¥500.00').first()).toBeVisible();
  await alive(page);
  await page.reload();
  await expect(heading(page, told.done)).toBeVisible();

  // The wallet shows the recharge once, and so does the CSV file.
  await alive(page);
  await page.getByRole('link', { name: told.toBalance }).click();
  await page.waitForURL('/mine/fund');
  await expect(page.getByText('CN ¥500.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: told.details }).getByText('+¥500.00')).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: told.download }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^caravan-balance-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file.url()).toMatch(/^blob:/);
});

test('a top-up by Western Union, up to the control number', async ({ page, request, baseURL, say }) => {
  const told = wordsOf(say);
  await newShopper(page, request, baseURL);
  await open(page, '/payment/recharge');
  await page.getByLabel(told.amount).fill('1,234.50');
  await page.getByRole('radio', { name: told.western }).check({ force: true });
  await page.getByRole('button', { name: told.goOn }).click();
  await page.waitForURL(/\/payment\/westpay\?payment_id=/);
  await expect(page.getByText(told.demo)).toBeVisible();
  await expect(page.getByText('¥1,234.50').first()).toBeVisible();
  await page.getByLabel(/MTCN/).fill(`${Date.now()}`.slice(-10));
  await page.getByLabel(told.sender).fill('A Shopper');
  await page.getByLabel(told.country).click();
  await page.getByRole('option', { name: /^(Germany|德国)$/ }).click();
  await page.getByRole('button', { name: told.submit, exact: true }).click();
  await expect(heading(page, told.told)).toBeFocused();
  await checkPage(page);
});
