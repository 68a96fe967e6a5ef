import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  welcome: ({ email, hours }) => ({
    subject: '欢迎使用 Caravan，请验证邮箱',
    preview: '账户已注册成功，还差最后一步。',
    title: '账户注册成功',
    lead: `您已用 ${email} 注册账户。验证邮箱后，商品到仓、包裹发货时我们会及时发邮件通知您。`,
    action: '验证邮箱',
    term: `链接 ${hours} 小时内有效，仅可使用一次。验证之前，账户也可以正常使用。`,
    notMe: '如果不是您本人注册，请忽略此邮件，该邮箱不会被验证。',
  }),
  activation: ({ email, hours }) => ({
    subject: '请验证邮箱',
    preview: '这是您重新获取的验证链接。',
    title: '验证邮箱',
    lead: `这是为 ${email} 重新发送的验证链接。验证后，商品到仓、包裹发货时我们会及时发邮件通知您。`,
    action: '验证邮箱',
    term: `链接 ${hours} 小时内有效，仅可使用一次。`,
    notMe: '如果不是您本人操作，请忽略此邮件，您的账户不受影响。',
  }),
  invitation: ({ email, invitationHours }) => ({
    subject: '邀请您加入 Caravan 团队',
    preview: `链接 ${invitationHours} 小时内有效。`,
    title: '加入 Caravan 团队',
    lead: `店主邀请 ${email} 加入 Caravan 工作台。设置密码后即可开始工作。`,
    action: '设置密码',
    term: `链接 ${invitationHours} 小时内有效，仅可使用一次，请勿转发给他人。`,
    notMe: '如果您不清楚此事，请忽略此邮件；没有该链接，任何人都无法使用此账户。',
  }),
  reset: ({ email, minutes }) => ({
    subject: '重置密码',
    preview: `链接 ${minutes} 分钟内有效。`,
    title: '重置密码',
    lead: `我们收到了 ${email} 的重置密码申请。设置新密码后，所有已登录的设备都需要重新登录。`,
    action: '设置新密码',
    term: `链接 ${minutes} 分钟内有效，仅可使用一次。`,
    notMe: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  }),
};
