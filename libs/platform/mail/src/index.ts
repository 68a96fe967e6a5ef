export { MailLayout } from './mail-layout.tsx';
export { MailAction, MailAddress, MailLink, MailNote, MailParagraph, MailTitle } from './mail-parts.tsx';
export { renderMail } from './render-mail.ts';
