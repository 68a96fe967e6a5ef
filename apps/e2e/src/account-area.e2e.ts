import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { alive, checkPage, expect, open, password, test } from './support/journey.ts';
import { newShopper, staff } from './support/people.ts';

/** What a shopper reads in the account area; the pages' own texts are not imported, so that a wrong text fails here. */
const en = {
  nickname: 'Nickname',
  birthday: 'Birthday',
  phone: 'Phone',
  residence: /^Residence/,
  germany: 'Germany',
  save: 'Save',
  profileSaved: 'Your personal info is saved',
  choosePicture: 'Picture file',
  crop: 'Crop the picture',
  zoom: 'Zoom',
  usePicture: 'Use this picture',
  pictureSaved: 'Your picture is changed',
  menuBack: 'Account menu',
  required: 'Please fill this in',
  addAddress: 'Add an address',
  newAddress: 'New shipping address',
  fillInAll: 'Please fill in all items',
  country: 'Country or region',
  unitedStates: 'United States',
  state: 'State',
  zip: 'ZIP code',
  firstName: 'First name',
  lastName: 'Last name',
  detail: 'Detailed address',
  city: 'City',
  email: 'E-mail',
  remove: /^Delete the address of/,
  defaultStays: "Default address can't be deleted",
  letters: 'Letters',
  oneUnread: /^Letters, 1 unread$/,
  adjusted: /balance/i,
  deleteLetter: /^Delete the letter/,
  deleteYes: 'Delete',
  letterDeleted: 'The letter is deleted',
  currency: 'Display currency',
  package: 'A package is on its way',
  saved: 'Saved',
  dark: 'Dark',
  download: 'Download my data',
  close: 'Close my account',
  sure: 'Close the account for good?',
  password: 'Password',
  closeYes: 'Close for good',
  seeBalance: 'See the balance',
  keep: 'Keep the account',
  closed: 'Your account is closed',
  ok: 'OK',
  elsewhere: 'Log out elsewhere',
  nowhereElse: 'You are logged in nowhere else.',
  old: 'Current password',
  new: 'New password',
  repeat: 'Repeat the new password',
  mismatch: 'The two passwords do not match',
  change: 'Change password',
  changed: 'Your password is changed, and every other session has ended',
};

const zh: typeof en = {
  nickname: '昵称',
  birthday: '生日',
  phone: '电话',
  residence: /^居住地/,
  germany: '德国',
  save: '保存',
  profileSaved: '个人信息已保存',
  choosePicture: '头像文件',
  crop: '裁剪头像',
  zoom: '缩放',
  usePicture: '使用这张图片',
  pictureSaved: '头像已更换',
  menuBack: '账户菜单',
  required: '请填写此项',
  addAddress: '新增地址',
  newAddress: '新增收货地址',
  fillInAll: '请填写所有项目',
  country: '国家或地区',
  unitedStates: '美国',
  state: '州',
  zip: '邮编（ZIP）',
  firstName: '名',
  lastName: '姓',
  detail: '详细地址',
  city: '城市',
  email: '邮箱',
  remove: /^删除 .* 的地址/,
  defaultStays: '默认地址不能删除',
  letters: '站内信',
  oneUnread: /^站内信，1 封未读$/,
  adjusted: /余额/,
  deleteLetter: /^删除站内信/,
  deleteYes: '删除',
  letterDeleted: '站内信已删除',
  currency: '参考币种',
  package: '包裹已发出',
  saved: '已保存',
  dark: '深色',
  download: '下载我的数据',
  close: '注销账户',
  sure: '确定要注销账户吗？',
  password: '密码',
  closeYes: '确定注销',
  seeBalance: '查看余额',
  keep: '保留账户',
  closed: '账户已注销',
  ok: '确定',
  elsewhere: '让其他设备退出登录',
  nowhereElse: '没有其他设备登录。',
  old: '当前密码',
  new: '新密码',
  repeat: '确认新密码',
  mismatch: '两次输入的密码不一致',
  change: '修改密码',
  changed: '密码已修改，其他设备已退出登录',
};

const speech = { en, zh };

/** A picture of 4 × 2 pixels, in the oldest of the kinds that are taken. */
const bitmap = (): Buffer => {
  const header = Buffer.alloc(54);
  header.write('BM', 0, 'latin1');
  header.writeUInt32LE(54 + 24, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(4, 18);
  header.writeInt32LE(2, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(24, 34);
  return Buffer.concat([header, Buffer.alloc(24, 0x9a)]);
};

const main = (page: Page) => page.getByRole('main');

// Long journeys, with several looks by axe: on a busy machine each takes its time.
test.beforeEach(({}, info) => info.setTimeout(90_000));

test('a shopper says who they are, with a picture cut by the keyboard', async ({ page, request, baseURL, language }) => {
  const say = speech[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine');
  await expect(page).toHaveURL('/mine/personal');
  await main(page).getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByLabel(say.nickname, { exact: true })).toBeFocused();
  await checkPage(page);

  await page.getByLabel(say.nickname, { exact: true }).fill('Ada L');
  await page.getByLabel(say.birthday, { exact: true }).fill('1990-02-28');
  await page.getByLabel(say.phone, { exact: true }).fill('+49 30 123456');
  await page.getByRole('combobox', { name: say.residence }).selectOption({ label: say.germany });
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.profileSaved)).toBeVisible();

  await page.getByLabel(say.choosePicture).setInputFiles({ name: 'me.bmp', mimeType: 'image/bmp', buffer: bitmap() });
  const dialog = page.getByRole('dialog', { name: say.crop });
  await dialog.getByRole('slider', { name: say.zoom }).press('ArrowRight');
  await checkPage(page);
  await dialog.getByRole('button', { name: say.usePicture }).click();
  await expect(page.getByText(say.pictureSaved)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await alive(page);
  await expect(page.getByLabel(say.nickname, { exact: true })).toHaveValue('Ada L');
  expect(await shopper.call('GET', '/users/info')).toMatchObject({ nickname: 'Ada L', birthday: '1990-02-28', residence: 'DE', avatar: expect.stringContaining('/users/avatars/') });
});

test('an address is kept as its country writes it, and the default one stays', async ({ page, request, baseURL, language }) => {
  const say = speech[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine/address');
  await checkPage(page);
  await page.getByRole('button', { name: say.addAddress }).click();
  const dialog = page.getByRole('dialog', { name: say.newAddress });
  await dialog.getByRole('button', { name: say.save, exact: true }).click();
  await expect(dialog.getByText(say.fillInAll)).toBeVisible();
  await checkPage(page);

  await dialog.getByLabel(say.country).selectOption({ label: say.unitedStates });
  await dialog.getByLabel(say.firstName, { exact: true }).fill('Ada');
  await dialog.getByLabel(say.lastName, { exact: true }).fill('Example');
  await dialog.getByLabel(say.detail).fill('14 Example Avenue');
  await dialog.getByLabel(say.city).fill('Fresno');
  await dialog.getByLabel(say.state, { exact: true }).selectOption({ label: 'California' });
  await dialog.getByLabel(say.zip).fill('93650');
  await dialog.getByLabel(say.phone, { exact: true }).fill('559 555 0134');
  await dialog.getByLabel(say.email, { exact: true }).fill('ada@example.test');
  await dialog.getByRole('button', { name: say.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('14 Example Avenue')).toBeVisible();
  expect(await shopper.call('GET', '/addresses')).toMatchObject([{ country: 'US', continent: 'north_america', province: 'CA', postcode: '93650', is_default: true }]);

  await page.getByRole('button', { name: say.remove }).click();
  await expect(page.getByText(say.defaultStays)).toBeVisible();
  await checkPage(page);
});

test('a letter is read by opening it, and thrown away', async ({ page, request, baseURL, language, device }) => {
  const say = speech[language];
  const shopper = await newShopper(page, request, baseURL);
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await shopper.call('POST', '/messages/read', { all: true });
  await (await staff(request)).call('POST', `/staff/users/${id}/adjust`, { amount_fen: 1_000, remark: 'A present' });
  await expect(async () => expect(await shopper.call('GET', '/users/info')).toMatchObject({ unread_count: 1 })).toPass();

  await open(page, '/message');
  if (device === 'desktop') await expect(page.getByRole('banner').getByRole('link', { name: say.oneUnread })).toBeVisible();
  await expect(page.getByRole('link', { name: say.oneUnread }).last()).toBeVisible();
  await checkPage(page);
  await main(page).getByRole('button', { name: say.adjusted, expanded: false }).first().click();
  await expect(page.getByRole('link', { name: say.oneUnread })).toHaveCount(0);
  await checkPage(page);
  expect(await shopper.call('GET', '/users/info')).toMatchObject({ unread_count: 0 });

  await page.getByRole('button', { name: say.deleteLetter }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.deleteYes, exact: true }).click();
  await expect(page.getByText(say.letterDeleted)).toBeVisible();
});

test('preferences are kept, and a new password ends every other session', async ({ page, request, baseURL, language }) => {
  const say = speech[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine/setting');
  await checkPage(page);
  await main(page).getByLabel(say.currency).selectOption('EUR');
  await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: say.package }).uncheck({ force: true });
  await main(page).getByRole('radio', { name: say.dark }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await checkPage(page);
  await expect(async () => expect(await shopper.call('GET', '/users/preferences')).toMatchObject({ currency: 'EUR', mails: { package_shipped: false } })).toPass();
  await page.reload();
  await alive(page);
  await expect(main(page).getByLabel(say.currency)).toHaveValue('EUR');
  await expect(page.getByRole('checkbox', { name: say.package })).not.toBeChecked();

  const { email } = await shopper.call<{ email: string }>('GET', '/users/info');
  await request.post('/v1/login', { data: { email, password } });
  await open(page, '/mine/modifyPassword');
  await page.getByLabel(say.old, { exact: true }).fill(password);
  await page.getByLabel(say.new, { exact: true }).fill('harbour357');
  await page.getByLabel(say.repeat, { exact: true }).fill('harbour358');
  await main(page).getByRole('button', { name: say.change, exact: true }).click();
  await expect(page.getByText(say.mismatch)).toBeVisible();
  await checkPage(page);
  await page.getByLabel(say.repeat, { exact: true }).fill('harbour357');
  await expect(page.getByText(say.mismatch)).toBeHidden();
  await main(page).getByRole('button', { name: say.change, exact: true }).click();
  await expect(page.getByText(say.changed)).toBeVisible();
  await page.waitForURL('/mine/secure');
  await checkPage(page);
  await open(page, '/mine/setting');
  await expect(page.getByText(say.nowhereElse)).toBeVisible();
  await expect(page.getByRole('button', { name: say.elsewhere })).toHaveCount(0);
});

test('a shopper takes their data along and closes the account, once nothing is left in it', async ({ page, request, baseURL, language }) => {
  const say = speech[language];
  const shopper = await newShopper(page, request, baseURL);
  const { id, email } = await shopper.call<{ id: string; email: string }>('GET', '/users/info');
  const clerk = await staff(request);
  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 500, remark: 'A present' });
  await open(page, '/mine/setting');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say.download }).click()]);
  expect(file.suggestedFilename()).toMatch(/^caravan-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);

  await page.getByRole('button', { name: say.close }).click();
  const dialog = page.getByRole('dialog', { name: say.sure });
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.closeYes }).click();
  await expect(dialog.getByRole('link', { name: say.seeBalance })).toBeVisible();
  await checkPage(page);

  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: -500, remark: 'Taken back' });
  await expect(async () => {
    await dialog.getByRole('button', { name: say.closeYes }).click({ timeout: 2_000 });
    await page.waitForURL('/', { timeout: 2_500 });
  }).toPass();
  await expect(page.getByRole('alertdialog', { name: say.closed })).toBeVisible();
  await checkPage(page);
  await page.getByRole('alertdialog').getByRole('button', { name: say.ok, exact: true }).click();
  expect((await request.post('/v1/login', { data: { email, password } })).status()).toBe(422);
  await page.goto('/mine/personal');
  await expect(page).toHaveURL(/\/user\/login/);
});
