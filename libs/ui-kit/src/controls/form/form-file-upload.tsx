import { FileUpload } from '@chakra-ui/react/file-upload';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../../status/banner.tsx';
import { Icon } from '../../media/icon.tsx';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';
import { HiddenInput } from './hidden-control.tsx';

export type FileRefusal = 'type' | 'size' | 'count';

export interface FormFileUploadProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  /** Types that are taken: `image/png`. */
  accept: readonly string[];
  /** Bytes of one file. */
  maxSize: number;
  maxFiles?: number;
  texts: {
    /** In the field: "Choose a photo or drop it here". */
    choose: string;
    remove: (fileName: string) => string;
    refused: (fileName: string, why: FileRefusal) => string;
    size: (bytes: number) => string;
  };
}

const refusals: Readonly<Record<string, FileRefusal>> = { FILE_INVALID_TYPE: 'type', FILE_TOO_LARGE: 'size', TOO_MANY_FILES: 'count' };

/** Files with a preview of pictures; the form holds an array of `File`. What is refused is said at once and never reaches the form. */
export const FormFileUpload = <Values extends FieldValues, Output = Values>(props: FormFileUploadProps<Values, Output>) => {
  const { accept, maxSize, maxFiles = 1, texts, ...bound } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  return (
    <FormField {...bound}>
      {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
        <FileUpload.Root
          name={name}
          accept={[...accept]}
          maxFileSize={maxSize}
          maxFiles={maxFiles}
          acceptedFiles={Array.isArray(value) ? value : []}
          onFileAccept={({ files }) => {
            onChange(files);
            onBlur();
          }}
          onFileReject={({ files }) => setRefused(files.map(({ file, errors }) => texts.refused(file.name, refusals[errors[0] ?? ''] ?? 'type')))}
          disabled={disabled}
          invalid={invalid}
          translations={{ deleteFile: (file) => texts.remove(file.name), dropzone: texts.choose }}
        >
          <FileUpload.HiddenInput asChild>
            <HiddenInput />
          </FileUpload.HiddenInput>
          <FileUpload.Dropzone ref={ref} aria-describedby={describedBy}>
            <Icon name="upload" size="lg" />
            {texts.choose}
          </FileUpload.Dropzone>
          {refused.map((text) => (
            <Banner key={text} tone="danger" live="alert">
              {text}
            </Banner>
          ))}
          <FileUpload.ItemGroup>
            <FileUpload.Context>
              {({ acceptedFiles }) =>
                acceptedFiles.map((file) => (
                  <FileUpload.Item key={`${file.name}-${file.lastModified}`} file={file}>
                    <FileUpload.ItemPreview>
                      {file.type.startsWith('image/') ? <FileUpload.ItemPreviewImage alt="" /> : <Icon name="receipt" />}
                    </FileUpload.ItemPreview>
                    <FileUpload.ItemContent>
                      <FileUpload.ItemName />
                      <FileUpload.ItemSizeText>{texts.size(file.size)}</FileUpload.ItemSizeText>
                    </FileUpload.ItemContent>
                    <FileUpload.ItemDeleteTrigger>
                      <Icon name="close" size="sm" />
                    </FileUpload.ItemDeleteTrigger>
                  </FileUpload.Item>
                ))
              }
            </FileUpload.Context>
          </FileUpload.ItemGroup>
        </FileUpload.Root>
      )}
    </FormField>
  );
};
