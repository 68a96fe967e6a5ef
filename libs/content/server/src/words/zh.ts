import type { words as en } from './en.ts';

export const words: typeof en = {
  manifest: '中国店铺随心买，一个包裹送到家',
  groups: {
    buying: '代购',
    fees: '费用与付款',
    shipping: '仓储与寄送',
    account: '账户',
    about: '关于我们',
    news: '最新动态',
  },
  testMail: {
    subject: (shop) => `${shop}的测试邮件`,
    title: '店铺邮件可以正常送达',
    lead: (shop, address) =>
      `这封邮件由${shop}的开店设置发往 ${address}。您能在收件箱中看到它，说明邮件服务器已接受店铺的邮件并成功送达。`,
  },
  retention: {
    what: '内容',
    period: '多久后删除',
    kinds: {
      conversations: '您与客服的对话（自最后一条消息起）',
      inbox: '站内信',
      undelivered_mails: '未能送达的邮件',
      goods_photos: '商品和包裹的照片（自您收货起）',
      tax_numbers: '收件人税号（自包裹寄出起）',
      leads: '物流询价',
      article_votes: '文章是否有帮助的反馈',
      payment_events: '支付机构发来的付款通知',
      staff_actions: '工作人员的操作记录',
    },
    days: (count) => `${count} 天`,
  },
};
