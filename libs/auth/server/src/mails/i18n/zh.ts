import type { CodeTexts, MailTexts, PasskeyTexts, PasswordTexts } from './en.ts';

export const texts: MailTexts = {
  welcome: ({ email, shop, hours }) => ({
    subject: `欢迎使用“${shop}”，请验证邮箱`,
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
  invitation: ({ email, shop, invitationHours }) => ({
    subject: `邀请您加入“${shop}”团队`,
    preview: `链接 ${invitationHours} 小时内有效。`,
    title: `加入“${shop}”团队`,
    lead: `“${shop}”的店主邀请 ${email} 加入工作台。设置密码后即可开始工作。`,
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

export const codeTexts: CodeTexts = {
  shopper: ({ email, shop, minutes }) => ({
    subject: `“${shop}”验证码`,
    preview: `${minutes} 分钟内有效。`,
    title: '您的验证码',
    lead: `请在刚才的页面输入以下验证码，以 ${email} 继续操作。`,
    term: `验证码 ${minutes} 分钟内有效，仅可使用一次；如多次获取，以最新一封为准。我们不会通过电话或聊天索要验证码。`,
    notMe: '如果不是您本人操作，请忽略此邮件；没有验证码，任何人都无法登录。',
  }),
  staff: ({ email }) => ({
    subject: '此邮箱不支持验证码登录',
    preview: '员工请使用密码登录。',
    title: '此邮箱不支持验证码登录',
    lead: `有人为 ${email} 申请了登录验证码。该邮箱属于本店员工，请使用密码登录；如已开启两步验证，还需输入身份验证器中的验证码。`,
    notMe: '如果不是您本人操作，请忽略此邮件，您的账户不受影响。',
  }),
};

export const passkeyTexts: PasskeyTexts = {
  added: ({ email, name }) => ({
    subject: '您的账户添加了通行密钥',
    preview: `“${name}”现在可以登录 ${email}。`,
    title: '已添加通行密钥',
    lead: `账户 ${email} 添加了通行密钥“${name}”，使用它登录无需密码。`,
    action: '查看通行密钥',
    term: '每次添加或移除通行密钥，我们都会发邮件通知您。',
    notMe: '如果不是您本人操作，请移除该通行密钥，设置新密码，并退出其他设备的登录。',
  }),
  removed: ({ email, name }) => ({
    subject: '您的账户移除了通行密钥',
    preview: `“${name}”已不能登录 ${email}。`,
    title: '已移除通行密钥',
    lead: `账户 ${email} 移除了通行密钥“${name}”，它已不能用于登录。您的设备可能仍会显示它，可在设备上删除。`,
    action: '查看通行密钥',
    term: '每次添加或移除通行密钥，我们都会发邮件通知您。',
    notMe: '如果不是您本人操作，请设置新密码，并退出其他设备的登录。',
  }),
};

export const passwordTexts: PasswordTexts = ({ email, shop }) => ({
  subject: '您的密码已更改',
  preview: `“${shop}”工作台的登录密码。`,
  title: '您的密码已更改',
  lead: `${email} 在“${shop}”工作台的登录密码已更改，其他设备均已退出登录。`,
  action: '重新设置密码',
  term: '每次更改密码，我们都会发邮件通知您。',
  notMe: '如果不是您本人操作，请立即重新设置密码，并告知店主。',
});
