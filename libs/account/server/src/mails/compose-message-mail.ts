import { createElement } from 'react';
import { byLanguage, textIn, type Language } from '@caravan/kernel';
import { goodsText, mailSubject, renderMail, type GoodsInMail } from '@caravan/mail';
import { accountPaths } from '@caravan/routes';
import type { Mail, MailedGoods } from '@caravan/server-core';
import type { MailedMessage } from '../db/waiting-mail.table.ts';
import type { texts as en } from './i18n/en.ts';
import { MessageMail, type MessageMailPart } from './message.mail.tsx';

export interface MessageMailFacts {
  email: string;
  language: Language;
  /** At least one, all of one kind. */
  messages: readonly MailedMessage[];
  /** The paths of photos of goods in the warehouse, by item. */
  photos: ReadonlyMap<string, string>;
  /** The address of the site; pictures and links begin with it. */
  publicUrl: string;
  /** Absolute. */
  settings: string;
  /** The name of the shop. */
  shop: string;
}

const allTexts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'texts' }));

const subjectOf = (language: Language, messages: readonly MailedMessage[]): string => {
  const [first] = messages;
  if (!first?.mail) return first ? textIn(first.title, language) : '';
  const mails = messages.flatMap(({ mail }) => mail ?? []);
  return mailSubject(language, {
    event: textIn(first.mail.event, language),
    goods: mails.flatMap(({ goods }) => goods.map(({ name }) => name)),
    refs: [...new Set(mails.flatMap(({ refs }) => refs))],
  });
};

/** Only pictures of this server: a mail must not tell a marketplace who reads it. */
const isOwnPicture = (image: string | null): image is string => image?.startsWith('/v1/') ?? false;

/** A photo of what arrived, or else the picture of what was ordered. */
const pictureOf = (
  { image, itemIds = [] }: Pick<MailedGoods, 'image' | 'itemIds'>,
  { photos, publicUrl }: Pick<MessageMailFacts, 'photos' | 'publicUrl'>,
): string | null => {
  const [photo] = itemIds.flatMap((id) => photos.get(id) ?? []);
  const path = photo ?? image;
  return isOwnPicture(path) ? publicUrl + path : null;
};

const linkOf = (messages: readonly MailedMessage[]): string => {
  const [first, ...others] = messages;
  const link = others.length ? first?.mail?.collect : first?.link;
  return link ?? accountPaths.messages.href();
};

export const composeMessageMail = (facts: MessageMailFacts): Promise<Mail> => {
  const { email, language, messages, publicUrl, settings, shop } = facts;
  const texts = allTexts[language];
  const title = messages[0] ? textIn(messages[0].title, language) : '';
  const subject = subjectOf(language, messages);
  const link = publicUrl + linkOf(messages);
  const parts = messages.map(({ body, mail }): MessageMailPart => ({
    paragraphs: textIn(body, language)
      .split(/\n{2,}/)
      .filter(Boolean),
    goods: (mail?.showsGoods ? mail.goods : []).map((one): GoodsInMail => ({
      name: one.name,
      picture: pictureOf(one, facts),
      facts: one.facts[language] ?? one.facts.en,
    })),
    choices: (mail?.choices ?? []).map(({ label, path }) => ({
      label: textIn(label, language),
      href: publicUrl + path,
    })),
  }));
  return renderMail({
    to: email,
    language,
    shop,
    subject,
    page: createElement(MessageMail, { language, texts, subject, title, parts, link, settings }),
    paragraphs: [
      title,
      ...parts.flatMap(({ paragraphs, goods, choices }) => [
        ...paragraphs,
        ...(goods.length ? [goodsText(goods)] : []),
        ...choices.map(({ label, href }) => `${label}\n${href}`),
      ]),
      `${texts.action}\n${link}`,
      `${texts.choose}\n${settings}`,
    ],
  });
};
