import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Row, TextField } from '@caravan/ui-kit';

/** Typed kilograms, with a decimal point or comma, in grams; undefined if they are none, or more than a tonne. */
const gramsOf = (typed: string): number | undefined => {
  const plain = typed.normalize('NFKC').trim().replace(',', '.');
  const grams = /^\d{1,4}(\.\d{1,6})?$/.test(plain) ? Math.round(Number(plain) * 1_000) : 0;
  return grams >= 1 && grams <= 1_000_000 ? grams : undefined;
};

/** The shopper's own estimate. No form of its own, because a page may show it inside one. */
export const OwnWeight = ({ onOwn }: { onOwn: (grams: number) => void }) => {
  const { t } = useTranslation('shipping');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    const grams = gramsOf(typed);
    setWrong(grams === undefined);
    if (grams !== undefined) onOwn(grams);
  };
  return (
    <Row gap="2" align="end" wrap>
      <TextField
        label={t('weight.own')}
        error={isWrong ? t('weight.wrong') : undefined}
        suffix="kg"
        inputMode="decimal"
        autoComplete="off"
        numeric
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button variant="secondary" onClick={send}>
        {t('weight.estimate')}
      </Button>
    </Row>
  );
};
