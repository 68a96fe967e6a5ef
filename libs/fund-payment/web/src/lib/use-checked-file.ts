import { useRef, useState } from 'react';
import { checkFile, maxProofBytes, type Verdict } from '@caravan/kernel/proof';

export interface CheckedFile {
  file: File;
  /** Undefined while the check runs. */
  verdict: Verdict | undefined;
}

const tooLarge: Verdict = { ok: false, fault: 'too_large', line: 1 };
const unreadable: Verdict = { ok: false, fault: 'not_text', line: 1 };

const verdictOn = async (file: File): Promise<Verdict> => {
  if (file.size > maxProofBytes) return tooLarge;
  try {
    return await checkFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The browser can no longer read the file, for example because it was deleted.
    return unreadable;
  }
};

/** A chosen file and what its check found. The file stays in the browser. */
export const useCheckedFile = () => {
  const [checked, setChecked] = useState<CheckedFile>();
  const newest = useRef<File>(undefined);
  const remove = () => {
    newest.current = undefined;
    setChecked(undefined);
  };
  const choose = async (file: File) => {
    newest.current = file;
    setChecked({ file, verdict: undefined });
    const verdict = await verdictOn(file);
    if (newest.current === file) setChecked({ file, verdict });
  };
  return { checked, choose: (file: File) => void choose(file), remove };
};
