import { formatFen, type Fen, type Language } from '@caravan/kernel';
import { claimDecisionDays } from '@caravan/warehouse-packages/contract';
import type { PackageWords } from './package-message.ts';

/** The remark on a paid claim in the shopper's records. */
export const claimRemark = (number: string): Record<Language, string> => ({
  en: `Insurance of package ${number}`,
  zh: `包裹 ${number} 保险赔付`,
});

export const claimFiled = (number: string, fen: Fen): PackageWords => ({
  title: { en: 'We have your claim', zh: '已收到您的理赔申请' },
  body: {
    en: `You claim ${formatFen(fen)} for package ${number}. We look into it and answer within ${claimDecisionDays} days.`,
    zh: `您为包裹 ${number} 申请理赔 ${formatFen(fen)}。我们会核实情况，并在 ${claimDecisionDays} 天内答复。`,
  },
});

export const claimApproved = (number: string, fen: Fen, note: string): PackageWords => ({
  title: { en: 'Your claim was approved', zh: '您的理赔申请已通过' },
  body: {
    en: `For package ${number}, ${formatFen(fen)} is in your balance now.\n\n${note}`,
    zh: `包裹 ${number} 的赔付款 ${formatFen(fen)} 已存入您的余额。\n\n${note}`,
  },
});

export const claimRejected = (number: string, note: string): PackageWords => ({
  title: { en: 'Your claim was not approved', zh: '您的理赔申请未通过' },
  body: {
    en: `We could not approve your claim for package ${number}.\n\n${note}`,
    zh: `包裹 ${number} 的理赔申请未能通过。\n\n${note}`,
  },
});
