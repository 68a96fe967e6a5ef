import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '@caravan/kernel';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { pictureKindOf } from './picture-kind.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The largest file that is read, in MB; what is uploaded is much smaller. */
const maxPhotoMb = 40;

export interface Photo {
  id: string;
  /** A JPEG of at most 2,000 pixels, ready for upload and for the outbox. */
  blob: Blob;
  /** An address for showing it; it works until the photo is removed. */
  url: string;
}

export interface UsePhotosOptions {
  max?: number;
  /** Makes a JPEG of a file; tests replace it. */
  shrink?: (file: Blob) => Promise<Blob>;
}

export interface Photos {
  /** In their order. */
  photos: readonly Photo[];
  max: number;
  /** Why files of the last choice were not taken, in the page's language. */
  problems: readonly string[];
  preparing: boolean;
  /** Adds files in their order; with `replaces`, the first takes the place of that photo. */
  add: (files: readonly Blob[], replaces?: string) => Promise<void>;
  remove: (id: string) => void;
  move: (id: string, by: -1 | 1) => void;
  /** Removes all, after they were handed over. */
  clear: () => void;
}

const nameOf = (file: Blob): string => (file instanceof File ? file.name : 'photo');

const moved = (photos: readonly Photo[], id: string, by: number): readonly Photo[] => {
  const from = photos.findIndex((photo) => photo.id === id);
  const photo = photos[from];
  const to = from + by;
  return photo && to >= 0 && to < photos.length ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : photos;
};

/** Photos that are taken or chosen before they are uploaded. */
export const usePhotos = ({ max = 10, shrink = shrinkPicture }: UsePhotosOptions = {}): Photos => {
  const { t } = useTranslation(consoleCoreNamespace);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(0);
  const latest = useRef(photos);

  const change = useCallback((next: readonly Photo[]) => {
    const kept = new Set(next.map(({ id }) => id));
    for (const { id, url } of latest.current) if (!kept.has(id)) URL.revokeObjectURL(url);
    latest.current = next;
    setPhotos(next);
  }, []);

  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const problemOf = async (file: Blob): Promise<string | undefined> => {
    const name = nameOf(file);
    if (file.size > maxPhotoMb * 1_000_000) return t('photos.tooLarge', { name, max: maxPhotoMb });
    const kind = await pictureKindOf(file);
    if (kind === 'heic') return t('photos.heic', { name });
    return kind === 'other' ? t('photos.notPicture', { name }) : undefined;
  };

  const prepare = async (file: Blob): Promise<Photo | string> => {
    const problem = await problemOf(file);
    if (problem) return problem;
    try {
      const blob = await shrink(file);
      return { id: newId(), blob, url: URL.createObjectURL(blob) };
    } catch {
      return t('photos.unreadable', { name: nameOf(file) });
    }
  };

  const place = (photo: Photo, replaces: string | undefined): string | undefined => {
    const { current } = latest;
    const at = replaces === undefined ? -1 : current.findIndex(({ id }) => id === replaces);
    if (at >= 0) change(current.with(at, photo));
    else if (current.length < max) change([...current, photo]);
    else {
      URL.revokeObjectURL(photo.url);
      return t('photos.full', { max });
    }
    return undefined;
  };

  const add = async (files: readonly Blob[], replaces?: string): Promise<void> => {
    setProblems([]);
    setPreparing((count) => count + 1);
    const found: string[] = [];
    try {
      // One after the other: a phone has no memory for several photos of 48 megapixels at once.
      for (const [index, file] of files.entries()) {
        const photo = await prepare(file);
        const problem = typeof photo === 'string' ? photo : place(photo, index === 0 ? replaces : undefined);
        if (problem && !found.includes(problem)) found.push(problem);
      }
    } finally {
      setProblems(found);
      setPreparing((count) => count - 1);
    }
  };

  return {
    photos,
    max,
    problems,
    preparing: preparing > 0,
    add,
    remove: (id) => change(latest.current.filter((photo) => photo.id !== id)),
    move: (id, by) => change(moved(latest.current, id, by)),
    clear: () => change([]),
  };
};
