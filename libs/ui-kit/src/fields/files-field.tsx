import { IconButton } from '../actions/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../text/text.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

export interface FilesFieldProps extends Pick<
  FileUploadProps,
  'accept' | 'chooseLabel' | 'error' | 'hint' | 'label' | 'maxSize' | 'onRefuse' | 'optionalText'
> {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** The most files; the field to choose one is gone then. */
  max: number;
  /** The name of the button that removes the file at a place, from 1. */
  removeLabel: (place: number) => string;
}

/** Several files, chosen one after the other. They are sent with the form. */
export const FilesField = ({ files, onChange, max, removeLabel, ...upload }: FilesFieldProps) => (
  <Stack gap="3">
    {files.map((file, index) => (
      <Row key={`${index} ${file.name}`} gap="2">
        <Text size="sm">{file.name}</Text>
        <IconButton
          icon="trash"
          label={removeLabel(index + 1)}
          onClick={() => onChange(files.filter((one) => one !== file))}
        />
      </Row>
    ))}
    {files.length < max ? <FileUpload {...upload} onChoose={(file) => onChange([...files, file])} /> : null}
  </Stack>
);
