const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** Hosts and paths to which shops redirect suspected bots and visitors who must log in. */
const wallHost = oneOf('login', 'passport', 'sso', 'accounts?', 'signin', 'sec', 'rgv587[\\w-]*');
const wallPath = oneOf('punish', '_{3,}tmd_{3,}', 'captcha', 'challenge', 'signin', 'login', 'risk_handler');
const wallAddress = new RegExp(`^https?://${wallHost}\\.|/${wallPath}(?:[/?.]|$)`, 'i');

/** Titles of such pages. */
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

/**
 * True if a shop answered with a captcha or a login instead of its page. We stop there and report it; we circumvent
 * nothing.
 */
export const isWall = (page: { url: string; status: number; title: string | null }): boolean =>
  wallStatus.has(page.status) || wallAddress.test(page.url) || wallTitle.test(page.title ?? '');
