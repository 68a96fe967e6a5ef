export { factsText, goodsText, MailFacts, MailGoods, type GoodsInMail, type MailFact } from './mail-goods.tsx';
export { MailLayout } from './mail-layout.tsx';
export { MailAction, MailAddress, MailCode, MailLink, MailNote, MailParagraph, MailTitle } from './mail-parts.tsx';
export { mailSubject } from './mail-subject.ts';
export { renderMail } from './render-mail.ts';
