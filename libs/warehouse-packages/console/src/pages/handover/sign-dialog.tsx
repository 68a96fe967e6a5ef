import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, SignaturePad, type Strokes } from '@caravan/console-core';
import { Banner, Button, Checkbox, Dialog, Disclosure, Stack, Text, TextField } from '@caravan/ui-kit';
import { useSignHandoverMutation } from '@caravan/warehouse-packages/api/staff';
import { handoverLimits as limits, type Handover } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey } from '@caravan/web-core';

interface SignProps {
  handover: Handover;
  onSigned: (closed: Handover) => void;
}

const SignForm = ({ handover, onSigned }: SignProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [sign, { isLoading }] = useSignHandoverMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const leave = (number: string, isLeft: boolean): void =>
    setLeft((before) => new Set(isLeft ? [...before, number] : [...before].filter((one) => one !== number)));
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!name.trim()) return setFailure(t('sign.nameMissing'));
    const body = { name: name.trim(), strokes: strokes.map((line) => [...line]), left: [...left] };
    const { data, error } = await sign({ params: { id: handover.id }, body, idempotencyKey: keyFor(body) });
    if (!data) return setFailure(messageOf(error));
    settle();
    return onSigned(data);
  };
  const taken = handover.packages.length - left.size;
  return (
    <form noValidate aria-label={t('sign.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Text>{t('sign.lead', { carrier: handover.carrier, count: taken })}</Text>
        <TextField
          label={t('sign.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={60}
          autoComplete="off"
        />
        <SignaturePad
          label={t('sign.signature')}
          hint={t('sign.hint')}
          clearLabel={t('sign.clear')}
          strokes={strokes}
          onChange={setStrokes}
          width={limits.signatureWidth}
          height={limits.signatureHeight}
          most={{ strokes: limits.strokes, points: limits.strokePoints }}
        />
        <Disclosure summary={t('sign.left', { count: left.size })}>
          <Stack gap="2">
            {handover.packages.map(({ number, bag }) => (
              <Checkbox
                key={number}
                label={bag === null ? number : t('sign.inBag', { number, bag })}
                checked={left.has(number)}
                disabled={!left.has(number) && left.size >= limits.left}
                onChange={(event) => leave(number, event.target.checked)}
              />
            ))}
          </Stack>
        </Disclosure>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button type="submit" size="lg" icon="truck" busy={isLoading}>
          {t('sign.submit', { count: taken })}
        </Button>
      </Stack>
    </form>
  );
};

/** The driver signs for what is taken. */
export const SignDialog = ({ handover, onSigned, onClose }: SignProps & { onClose: () => void }) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Dialog open onClose={onClose} title={t('sign.title')} closesBeside={false}>
      <SignForm handover={handover} onSigned={onSigned} />
    </Dialog>
  );
};
