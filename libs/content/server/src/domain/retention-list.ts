import {
  forEachKind,
  retentionKinds,
  retentionLimits,
  retentionPlaceholder,
  type RetentionKind,
  type RetentionPeriods,
} from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';

const usual: RetentionPeriods = forEachKind((kind) => retentionLimits[kind].usual);

/** What owners have set, and the usual periods of other kinds. */
export const periodsOf = (set: { value: Partial<RetentionPeriods> } | undefined): RetentionPeriods => ({
  ...usual,
  ...set?.value,
});

interface Words {
  head: readonly [what: string, period: string];
  kinds: Readonly<Record<RetentionKind, string>>;
  days: (count: number) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    head: ['What', 'Deleted after'],
    kinds: {
      conversations: 'Conversations with our service, after their last message',
      inbox: 'Messages in your inbox',
      undelivered_mails: 'Mails that could not be delivered',
      goods_photos: 'Photos of goods and parcels, after you received the goods',
      leads: 'Enquiries about logistics',
      article_votes: 'Whether an article helped',
      payment_events: 'Notices of payment providers about a payment',
      staff_actions: 'Records of what our staff did',
    },
    days: (count) => `${count} days`,
  },
  zh: {
    head: ['内容', '多久后删除'],
    kinds: {
      conversations: '您与客服的对话（自最后一条消息起）',
      inbox: '站内信',
      undelivered_mails: '未能送达的邮件',
      goods_photos: '商品和包裹的照片（自您收货起）',
      leads: '物流询价',
      article_votes: '文章是否有帮助的反馈',
      payment_events: '支付机构发来的付款通知',
      staff_actions: '工作人员的操作记录',
    },
    days: (count) => `${count} 天`,
  },
};

/** The periods as a table, in the form of tables of articles. */
const retentionTable = (periods: RetentionPeriods, language: Language): string => {
  const { head, kinds, days } = words[language];
  const rows = retentionKinds.map((kind) => `<tr><td>${kinds[kind]}</td><td>${days(periods[kind])}</td></tr>`);
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="table-scroll"><table><thead><tr>${titles}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const paragraph = `<p>${retentionPlaceholder}</p>`;

/** Whether the HTML of an article states the periods. */
export const statesRetention = (html: string): boolean => html.includes(paragraph);

/** The HTML of an article with the list of the current periods where its text asks for it. */
export const fillRetention = (html: string, periods: RetentionPeriods, language: Language): string =>
  html.replaceAll(paragraph, () => retentionTable(periods, language));
