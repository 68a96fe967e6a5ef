const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** Hosts and paths where shops send those whom they take for machines, or who must log in. */
const wallHost = oneOf('login', 'passport', 'sso', 'accounts?', 'signin', 'sec', 'rgv587[\\w-]*');
const wallPath = oneOf('punish', '_{3,}tmd_{3,}', 'captcha', 'challenge', 'signin', 'login', 'risk_handler');
const wallAddress = new RegExp(`^https?://${wallHost}\\.|/${wallPath}(?:[/?.]|$)`, 'i');

/** What such pages are called. */
const wallTitle = new RegExp(
  `^${oneOf(
    'just a moment',
    'attention required',
    'access denied',
    'robot check',
    'are you (?:a )?human',
    'verify you are human',
    'security check',
    'pardon our interruption',
    'bot (?:check|verification)',
    'captcha',
    '验证码',
    '安全验证',
    '访问验证',
    '滑块验证',
    '登录',
    '登陆',
    '用户登录',
    '请登录',
  )}`,
  'i',
);
const wallStatus = new Set([401, 403, 407, 429, 451]);

/** Whether a shop answered with a captcha or a login instead of its page. We stop there and say so; nothing is worked around. */
export const isWall = (page: { url: string; status: number; title: string | null }): boolean =>
  wallStatus.has(page.status) || wallAddress.test(page.url) || wallTitle.test(page.title ?? '');
