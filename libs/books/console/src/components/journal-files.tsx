import { useTranslation } from 'react-i18next';
import { bookFormats, bookLimits, getBooks, type BookFormat } from '@caravan/books/contract';
import { Button, Row, Stack, Text } from '@caravan/ui-kit';
import { useDownload } from '@caravan/web-core';

interface Days {
  from: string;
  to: string;
}

const FileButton = ({
  days: { from, to },
  format,
  part,
  files,
}: {
  days: Days;
  format: BookFormat;
  part: number;
  files: number;
}) => {
  const { t } = useTranslation('books-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint: getBooks,
    query: { from, to, format, part },
    accept: 'text/csv',
    fileName: `${format}-${from}-${to}-${part}.csv`,
  };
  const program = t(`files.${format}`);
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {files > 1 ? t('files.part', { program, part, files }) : program}
    </Button>
  );
};

/** The files of closed days for each accounting program. */
export const JournalFiles = ({ days, files }: { days: Days; files: number }) => {
  const { t } = useTranslation('books-console');
  const parts = Array.from({ length: files }, (_, index) => index + 1);
  return (
    <Stack gap="2">
      {bookFormats.map((format) => (
        <Row key={format} gap="2" wrap>
          {parts.map((part) => (
            <FileButton key={part} days={days} format={format} part={part} files={files} />
          ))}
        </Row>
      ))}
      {files > 1 ? (
        <Text size="sm" tone="muted">
          {t('files.hint', { lines: bookLimits.fileLines })}
        </Text>
      ) : null}
    </Stack>
  );
};
