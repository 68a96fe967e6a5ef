import type { LeadMailTexts } from './en.ts';

export const texts: LeadMailTexts = {
  subject: (company) => `物流询价：${company}`,
  title: '收到新的物流询价',
  preview: ({ name, parcels }) => `${name}，每月 ${parcels} 件`,
  name: '姓名',
  company: '公司',
  email: '邮箱',
  phone: '电话',
  country: '国家或地区',
  parcels: '每月包裹数',
  message: '留言',
  answer: '客户使用中文询价。请回复到上面的邮箱，不要直接回复本邮件。',
};
