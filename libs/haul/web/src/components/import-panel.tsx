import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportArchiveMutation } from '@caravan/haul/api';
import { haulReasons, maxArchiveBytes } from '@caravan/haul/contract';
import { FileUpload, Panel, Stack, Text } from '@caravan/ui-kit';
import { isApiError, useLanguage, useToast } from '@caravan/web-core';

const types = ['application/zip', 'application/x-zip-compressed', '.zip'] as const;

/** Imports the archive of another shop. Why a file is refused is said at the field. */
export const ImportPanel = () => {
  const { t } = useTranslation('haul');
  const language = useLanguage();
  const toast = useToast();
  const [bring, { isLoading, error }] = useImportArchiveMutation();
  const [refusal, setRefusal] = useState<string>();
  const choose = async (archive: File) => {
    setRefusal(undefined);
    const { data } = await bring({ body: { archive } });
    if (data) toast.show(t('import.done', { shop: data.shop_name }));
  };
  return (
    <Panel title={t('import.title')} text={t('import.text')}>
      <Stack gap="3">
        <FileUpload
          label={t('import.file')}
          hint={t('import.hint', { max: maxArchiveBytes / 1024 / 1024 })}
          error={refusal ?? (isApiError(error) ? error.message : undefined)}
          accept={types}
          maxSize={maxArchiveBytes}
          disabled={isLoading}
          chooseLabel={t('import.choose')}
          onChoose={(archive) => void choose(archive)}
          onRefuse={(why) =>
            setRefusal(haulReasons[why === 'size' ? 'archive_too_large' : 'not_an_archive'].text[language])
          }
        />
        <div role="status">{isLoading ? <Text size="sm">{t('import.busy')}</Text> : null}</div>
      </Stack>
    </Panel>
  );
};
