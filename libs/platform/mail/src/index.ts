export { MailLayout, type MailLayoutProps } from './mail-layout.tsx';
export { MailAction, MailAddress, MailLink, MailNote, MailParagraph, MailTitle } from './mail-parts.tsx';
export { mailWords } from './mail-words.ts';
export { renderMail, type MailPage } from './render-mail.ts';
