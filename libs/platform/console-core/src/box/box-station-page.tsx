import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gram } from '@caravan/kernel';
import { Banner, Button, Stack, TextArea } from '@caravan/ui-kit';
import { CodeField } from '../camera/code-field.tsx';
import { PhotoField } from '../camera/photo-field.tsx';
import { useShortcuts } from '../keys/use-keyboard.ts';
import { useScale } from '../scale/use-scale.ts';
import { StationPage, type StationPageProps } from '../station/station-page.tsx';
import { useAskedCode } from '../station/use-asked-code.ts';
import { BoxMeasureFields } from './box-measure-fields.tsx';
import type { BoxWork } from './use-box-table.ts';

export interface BoxStationPageProps<Subject> extends Pick<StationPageProps, 'title' | 'backTo' | 'idle'> {
  work: BoxWork<Subject>;
  /** The kind of code that the page's address may name. */
  asks: string;
  /** The weight of the quote, or of the goods. */
  quotedG: (subject: Subject) => Gram;
  texts: {
    code: string;
    clear: string;
    /** The label of a note about a first record; without it, only a correction has a note. */
    remark?: string;
    noteHint?: string;
  };
  /** Shows what is on the table. */
  children: (subject: Subject) => ReactNode;
}

/** The page of a station where a packed box is weighed, measured and photographed, or its record is corrected. */
export const BoxStationPage = <Subject extends { number: string }>({
  work,
  asks,
  quotedG,
  texts,
  children,
  ...page
}: BoxStationPageProps<Subject>) => {
  const { t } = useTranslation('console-core');
  const scale = useScale();
  const { signal, subject, limits, isCorrection, photos, camera, note, checked, doubt, change, read, save, clear } =
    work;
  useShortcuts({ e: { label: t('box.save'), run: () => save() } }, { enabled: subject !== null });
  useAskedCode(asks, subject?.number, read);
  const noteLabel = isCorrection ? t('box.note') : texts.remark;
  const actions = (
    <>
      <Button size="lg" onClick={() => save(doubt !== null)}>
        {t(doubt === null ? 'box.save' : 'box.sure')}
      </Button>
      <Button size="lg" variant="secondary" onClick={clear}>
        {texts.clear}
      </Button>
    </>
  );
  return (
    <StationPage {...page} signal={signal} actions={subject ? actions : null}>
      <CodeField label={texts.code} onCode={read} />
      {subject ? (
        <Stack gap="4">
          {children(subject)}
          <BoxMeasureFields
            key={subject.number}
            typed={work}
            limits={limits}
            scale={scale}
            quotedG={quotedG(subject)}
            checked={checked}
            onChange={change}
            onDone={() => save()}
          />
          {doubt === null ? null : (
            <Banner tone="warning" title={t('box.doubt')}>
              {doubt}
            </Banner>
          )}
          {noteLabel ? (
            <TextArea
              label={noteLabel}
              hint={texts.noteHint}
              value={note}
              maxLength={500}
              rows={2}
              error={checked && isCorrection && !note.trim() ? t('box.noteMissing') : undefined}
              onChange={({ target }) => change({ note: target.value })}
            />
          ) : null}
          {isCorrection ? null : <PhotoField photos={photos} ref={camera} />}
        </Stack>
      ) : null}
    </StationPage>
  );
};
