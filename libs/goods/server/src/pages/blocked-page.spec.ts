import { expect, it } from 'vitest';
import { isWall } from './blocked-page.ts';

const page = { url: 'https://item.example/1.html', status: 200, title: 'Canvas tote' };

it.each([
  [{ url: 'https://login.taobao.com/member/login.jhtml' }, true],
  [{ url: 'https://item.taobao.com/item.htm/_____tmd_____/punish?x=1' }, true],
  [{ url: 'https://passport.jd.com/new/login.aspx' }, true],
  [{ status: 403 }, true],
  [{ status: 429 }, true],
  [{ title: 'Just a moment...' }, true],
  [{ title: '滑块验证页面' }, true],
  [{ title: 'Robot Check' }, true],
  [{}, false],
  [{ title: 'Login notebook, A5' }, false],
  [{ title: null }, false],
])('%j', (over, expected) => {
  expect(isWall({ ...page, ...over })).toBe(expected);
});
