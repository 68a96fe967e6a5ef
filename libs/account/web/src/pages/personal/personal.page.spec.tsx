import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountReasons, fail, maxAvatarBytes, updateUserInfo, uploadAvatar } from '@caravan/account/contract';
import { listCountriesContract, updateUserInfoContract, uploadAvatarContract } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const open = async (options: OpenOptions = {}) => {
  const page = await openPage('/mine/personal', options);
  await screen.findByRole('button', { name: /^(Save|保存)$/ });
  return page;
};

const words = {
  en: {
    title: 'Personal info',
    nickname: 'Nickname',
    birthday: 'Birthday',
    phone: 'Phone',
    residence: /^Residence/,
    picture: 'Choose a picture',
    rules: /180 × 180 suggested, under 2 MB; gif, jpeg, jpg, png or bmp/,
    female: 'Female',
    save: 'Save',
    saved: 'Your personal info was saved',
    required: 'Please fill this in',
    short: 'At least 2 characters',
    future: 'Please choose a date in the past',
    japan: 'Japan',
  },
  zh: {
    title: '个人信息',
    nickname: '昵称',
    birthday: '生日',
    phone: '电话',
    residence: /^居住地/,
    picture: '上传头像',
    rules: /建议使用 180×180 .*小于 2MB，支持 gif、jpeg、jpg、png、bmp/,
    female: '女',
    save: '保存',
    saved: '个人信息已保存',
    required: '请填写此项',
    short: '至少 2 个字符',
    future: '请选择过去的日期',
    japan: '日本',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('the profile in %s', (language) => {
  const say = words[language];

  test('is filled in and saved', async () => {
    const { user } = await open({ language });
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(document.title).toBe(say.title);
    await user.type(screen.getByLabelText(say.nickname), 'Ada');
    await user.click(screen.getByRole('radio', { name: say.female }));
    fireEvent.change(screen.getByLabelText(say.birthday), { target: { value: '1990-02-28' } });
    await user.type(screen.getByLabelText(say.phone), '+49 30 123456');
    await user.click(await screen.findByRole('combobox', { name: say.residence }));
    await user.click(await screen.findByRole('option', { name: say.japan }));
    await user.click(screen.getByRole('button', { name: say.save }));
    expect(await screen.findByText(say.saved)).toBeVisible();
    expect(sentTo(updateUserInfo)).toMatchObject([
      {
        body: {
          nickname: 'Ada',
          gender: 'female',
          birthday: '1990-02-28',
          phone: '+49 30 123456',
          residence: 'JP',
        },
      },
    ]);
  });

  test('suggests 180 × 180 for the picture, and names the formats', async () => {
    await open({ language });
    expect(screen.getByRole('button', { name: say.picture })).toHaveAccessibleDescription(say.rules);
  });

  test('requires birthday and phone, and focuses the first error', async () => {
    const { user } = await open({ language, answers: { user: aUserInfo({ nickname: 'Ada' }) } });
    await user.click(screen.getByRole('button', { name: say.save }));
    await waitFor(() => expect(screen.getByLabelText(say.birthday)).toHaveFocus());
    expect(screen.getByLabelText(say.birthday)).toHaveAccessibleDescription(new RegExp(say.required));
    expect(screen.getByLabelText(say.phone)).toHaveAccessibleDescription(new RegExp(say.required));
    expect(sentTo(updateUserInfo)).toEqual([]);
  });

  test('validates a field on blur, and clears the error when it is corrected', async () => {
    const { user } = await open({ language });
    const nickname = screen.getByLabelText(say.nickname);
    await user.type(nickname, 'A');
    await user.tab();
    await waitFor(() => expect(nickname).toHaveAccessibleDescription(new RegExp(say.short)));
    await user.type(nickname, 'da');
    await waitFor(() => expect(nickname).not.toHaveAttribute('aria-invalid'));
    const birthday = screen.getByLabelText(say.birthday);
    fireEvent.change(birthday, { target: { value: '2990-01-01' } });
    fireEvent.blur(birthday);
    await waitFor(() => expect(birthday).toHaveAccessibleDescription(new RegExp(say.future)));
  });
});

const full = {
  nickname: 'Ada',
  gender: 'female',
  birthday: '1990-02-28',
  phone: '+49 30 123456',
  residence: 'DE',
} as const;

test('the fields show the profile, and a residence can be removed', async () => {
  const { user } = await open({ answers: { user: aUserInfo(full) } });
  expect(screen.getByLabelText('Nickname')).toHaveValue('Ada');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  expect(screen.getByLabelText('Birthday')).toHaveValue('1990-02-28');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Residence/ })).toHaveValue('Germany'));
  await user.clear(screen.getByRole('combobox', { name: /Residence/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(updateUserInfo)).toMatchObject([{ body: { ...full, residence: null } }]));
});

test('a refused phone number is marked at its field, and all values stay', async () => {
  const refused = mockEndpoint(updateUserInfoContract, () => {
    throw fail('invalid', { fields: { phone: accountReasons.phone_invalid.text.en } });
  });
  const { user } = await open({ answers: { user: aUserInfo({ ...full, phone: '12345' }) }, handlers: [refused] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number/),
  );
  expect(screen.getByLabelText('Nickname')).toHaveValue('Ada');
});

test('the draft is restored after visiting another page', async () => {
  const { user, navigate } = await open();
  await user.type(screen.getByLabelText('Nickname'), 'Ada L');
  await navigate('/mine/secure');
  await navigate('/mine/personal');
  await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveValue('Ada L'));
});

test('the form works without the countries, which can be retried', async () => {
  let broken = true;
  const countries = mockEndpoint(listCountriesContract, () => {
    if (broken) throw fail('unavailable');
    return [];
  });
  const { user } = await open({ handlers: [countries] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByText('The list of countries could not be loaded.')).toBeNull());
});

describe('the picture', () => {
  const drawn: number[][] = [];
  const bitmap = { width: 400, height: 200, close: () => undefined } as ImageBitmap;

  beforeEach(() => {
    drawn.length = 0;
    // jsdom can neither decode nor draw pictures.
    vi.stubGlobal('createImageBitmap', (file: File) =>
      file.name.startsWith('broken') ? Promise.reject(new Error('no picture')) : Promise.resolve(bitmap),
    );
    const context = {
      clearRect: () => undefined,
      drawImage: (_: unknown, ...numbers: number[]) => void drawn.push(numbers),
    };
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    vi.mocked(getContext, { partial: true }).mockReturnValue(context);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = 'image/png') =>
      done(new Blob(['cut'], { type })),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
  const pick = (picture: File) =>
    fireEvent.input(screen.getByLabelText(/Picture file|头像文件/), { target: { files: [picture] } });

  test.each([
    ['en', 'notes.pdf', 'application/pdf', 10, 'Please choose a gif, jpeg, jpg, png or bmp picture'],
    ['zh', 'notes.svg', 'image/svg+xml', 10, '请选择 gif、jpeg、jpg、png 或 bmp 格式的图片'],
    ['en', 'large.png', 'image/png', maxAvatarBytes, 'The picture must be smaller than 2 MB'],
    ['zh', 'broken.png', 'image/png', 10, '请选择 gif、jpeg、jpg、png 或 bmp 格式的图片'],
  ] as const)('in %s: %s is refused', async (language, name, type, bytes, message) => {
    await open({ language });
    pick(file(name, type, bytes));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each(
    byTurns([
      [
        'en',
        {
          crop: 'Crop the picture',
          zoom: 'Zoom',
          x: 'Horizontal position',
          y: 'Vertical position',
          save: 'Use this picture',
          saved: 'Your picture was changed',
        },
      ],
      [
        'zh',
        { crop: '裁剪头像', zoom: '缩放', x: '左右位置', y: '上下位置', save: '使用这张图片', saved: '头像已更换' },
      ],
    ] as const),
  )('in %s is cut by sliders and sent', async (language, say) => {
    const next = { user: aUserInfo({ avatar: '/v1/users/avatars/new' }) };
    const { user } = await open({ language, answers: { next } });
    pick(file('me.jpg', 'image/jpeg'));
    const dialog = within(await screen.findByRole('dialog', { name: say.crop }));
    expect(dialog.getByRole('slider', { name: say.y })).toBeDisabled();
    fireEvent.change(dialog.getByRole('slider', { name: say.x }), { target: { value: '0' } });
    fireEvent.change(dialog.getByRole('slider', { name: say.zoom }), { target: { value: '2.05' } });
    expect(dialog.getByRole('slider', { name: say.y })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: say.save }));
    expect(await screen.findByText(say.saved)).toBeVisible();
    expect(sentTo(uploadAvatar)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [x, , side] = drawn.at(-1) ?? [];
    expect([x, Math.round(side ?? 0)]).toEqual([0, 98]);
  });

  test('a picture that the server refuses stays open for another try', async () => {
    const refused = mockEndpoint(uploadAvatarContract, () => {
      throw fail('avatar_type');
    });
    const { user } = await open({ handlers: [refused] });
    pick(file('me.bmp', 'image/bmp'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Please choose a gif, jpeg, jpg, png or bmp picture')).toBeVisible();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
