import { FileUpload as ChakraFileUpload } from '@chakra-ui/react/file-upload';
import { useEffect, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { KitProvider } from '../system/kit-provider.tsx';
import { FieldShell, type FieldTexts } from './field-shell.tsx';
import styles from './file-upload.module.css';

export type FileRefusal = 'type' | 'size';

export interface FileUploadProps extends FieldTexts {
  /** The chosen file, if the page controls it. */
  value?: File;
  onChoose: (file: File) => void;
  /** Removes the chosen file. */
  onRemove?: () => void;
  /** Called with the reason if a file is refused. */
  onRefuse?: (why: FileRefusal, file: File) => void;
  /** Accepted media types: `image/png`. */
  accept: readonly string[];
  /** Maximum size in bytes. */
  maxSize?: number;
  disabled?: boolean;
  /** Text in the field: "Choose a picture or drop it here". */
  chooseLabel: string;
  removeLabel?: string;
  /** The alternative text of the preview; empty if the file's name says it. */
  previewAlt?: string;
}

/**
 * The content of a picture file. Its address lives as long as the file is shown: Chakra's own preview makes a new one
 * at each render, and a browser reports the old one as missing.
 */
const Preview = ({ file, alt }: { file: File; alt: string }) => {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src ? <img src={src} alt={alt} className={styles.preview} /> : null;
};

/** A file, chosen or dropped; pictures have a preview. */
export const FileUpload = (props: FileUploadProps) => {
  const { label, hint, error, optionalText, value, onChoose, onRemove, onRefuse, accept, maxSize, disabled } = props;
  const { chooseLabel, removeLabel, previewAlt = '' } = props;
  return (
    <KitProvider>
      <FieldShell label={label} hint={hint} error={error} optionalText={optionalText}>
        {(control) => (
          <ChakraFileUpload.Root
            ids={{ hiddenInput: control.id }}
            accept={accept.join(',')}
            maxFileSize={maxSize}
            maxFiles={1}
            acceptedFiles={value ? [value] : []}
            onFileAccept={({ files }) => (files[0] ? onChoose(files[0]) : undefined)}
            onFileReject={({ files }) => {
              const [refused] = files;
              if (refused) onRefuse?.(refused.errors.includes('FILE_TOO_LARGE') ? 'size' : 'type', refused.file);
            }}
            disabled={disabled}
            invalid={control['aria-invalid']}
            translations={{ dropzone: chooseLabel, deleteFile: () => removeLabel ?? '' }}
          >
            <ChakraFileUpload.HiddenInput aria-describedby={control['aria-describedby']} />
            {value ? (
              <ChakraFileUpload.ItemGroup>
                <ChakraFileUpload.Item file={value}>
                  <ChakraFileUpload.ItemPreview type="image/*">
                    <Preview file={value} alt={previewAlt} />
                  </ChakraFileUpload.ItemPreview>
                  <ChakraFileUpload.ItemName />
                  {removeLabel ? (
                    <ChakraFileUpload.ItemDeleteTrigger onClick={onRemove}>
                      <Icon name="trash" size="sm" />
                    </ChakraFileUpload.ItemDeleteTrigger>
                  ) : null}
                </ChakraFileUpload.Item>
              </ChakraFileUpload.ItemGroup>
            ) : null}
            <ChakraFileUpload.Dropzone aria-describedby={control['aria-describedby']}>
              <Icon name="upload" />
              {chooseLabel}
            </ChakraFileUpload.Dropzone>
          </ChakraFileUpload.Root>
        )}
      </FieldShell>
    </KitProvider>
  );
};
