import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsPaths } from '@caravan/routes';
import { Button, IconButton, VisuallyHidden, Chip } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import styles from './link-search.module.css';
import { useLinkSearch } from './use-link-search.ts';
import { useRecognisedLink, type RecognisedShop } from './use-recognised-link.ts';

/** Names the shop of a recognised link. */
const ShopChip = ({ shop: { shop, item } }: { shop: RecognisedShop }) => {
  const { t } = useTranslation('app-layout');
  return <Chip icon="check">{item ? t('search.shopItem', { shop, item }) : shop}</Chip>;
};

export interface LinkSearchProps {
  /** `hero` names the shop and has a text button; `header` and `banner` are smaller. */
  variant: 'hero' | 'header' | 'banner';
  onSubmitted?: () => void;
  /** Shown beside the chip, below the hero's field. */
  children?: ReactNode;
}

/** Keys of the labels that distinguish the searches of a page. */
const landmarks = {
  hero: 'search.label',
  header: 'header.buy',
  banner: 'banner.label',
} as const;

/** The server's maximum length of a link or share text. */
const maxLength = 4096;

/** The link search; without scripts it is an ordinary form that opens the product page. */
export const LinkSearch = ({ variant, onSubmitted, children }: LinkSearchProps) => {
  const { t } = useTranslation('app-layout');
  const id = useId();
  const { field, submit, paste, busy } = useLinkSearch(onSubmitted);
  const { shop, recognise } = useRecognisedLink(useLanguage());
  const isHero = variant === 'hero';

  useEffect(() => {
    // The text that a browser restored or a shopper pasted before hydration.
    if (isHero && field.current) recognise(field.current.value);
  }, [field, isHero, recognise]);

  return (
    <div className={styles.root} data-variant={variant}>
      <form
        role="search"
        aria-label={t(landmarks[variant])}
        className={styles.form}
        action={goodsPaths.productDetail.pattern}
        onSubmit={submit}
      >
        <VisuallyHidden>
          <label htmlFor={id}>{t('search.label')}</label>
        </VisuallyHidden>
        <input
          ref={field}
          id={id}
          name="url"
          className={styles.input}
          type="text"
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          placeholder={t(isHero ? 'search.placeholder' : 'search.shortPlaceholder')}
          onInput={isHero ? (event) => recognise(event.currentTarget.value) : undefined}
          onPaste={paste}
        />
        {isHero ? (
          <Button type="submit" plain size="lg" busy={busy}>
            {t('search.submit')}
          </Button>
        ) : (
          <IconButton type="submit" icon="search" variant="primary" size="sm" label={t('search.submit')} busy={busy} />
        )}
      </form>
      <div className={styles.below}>
        <div role="status" className={styles.status}>
          {busy ? <VisuallyHidden>{t('search.busy')}</VisuallyHidden> : null}
          {shop ? <ShopChip shop={shop} /> : null}
        </div>
        {children}
      </div>
    </div>
  );
};
