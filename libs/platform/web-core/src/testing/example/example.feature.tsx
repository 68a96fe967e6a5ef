import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { baseApi, mutationOf, queryOf } from '../../api/base-api.ts';
import { pageError } from '../../errors/page-error.ts';
import type { PageModule, WebFeature } from '../../manifest.ts';
import { load } from '../../store/load.ts';

/** The smallest feature with every part; the tests of the platform render it. */
interface Note {
  id: number;
  text: string;
}

const getNote = defineEndpoint<{ params: { id: number }; data: Note }>()({
  method: 'GET',
  path: '/notes/:id',
  login: 'none',
  tags: ['note'],
  summary: 'A note',
});

const saveNote = defineEndpoint<{ body: { text: string }; data: Note }>()({
  method: 'POST',
  path: '/notes',
  login: 'none',
  tags: ['note'],
  summary: 'Save a note',
});

const note = z.object({ id: z.number(), text: z.string() });
const noteBody = z.strictObject({ text: z.string().trim().min(1).max(10) });
export const getNoteSchema = schemaOf(getNote, { params: z.object({ id: z.coerce.number() }), data: note });
export const saveNoteSchema = schemaOf(saveNote, { body: noteBody, data: note });

const exampleApi = baseApi.enhanceEndpoints({ addTagTypes: ['note'] }).injectEndpoints({
  endpoints: (build) => ({ getNote: queryOf(build, getNote), saveNote: mutationOf(build, saveNote) }),
});

const NotePage = () => {
  const id = Number(useParams()['id']);
  const { t } = useTranslation('example');
  const { data } = exampleApi.useGetNoteQuery({ params: { id } });
  const [save] = exampleApi.useSaveNoteMutation();
  return (
    <>
      <h1>{t('title', { id })}</h1>
      <p>{data?.text}</p>
      <button type="button" onClick={() => void save({ body: { text: 'new' } })}>
        Save
      </button>
    </>
  );
};

const notePage: PageModule = {
  Page: NotePage,
  loader: async ({ store, params }) => {
    const id = Number(params['id']);
    if (!id) throw pageError(404);
    await load(store, exampleApi.endpoints.getNote.initiate({ params: { id } }));
  },
  meta: ({ t, params }) => ({ title: t('title', { id: params['id'] ?? '' }) }),
};

const plainPage = (title: string): PageModule => ({ Page: () => <h1>{title}</h1>, meta: () => ({ title }) });

export const exampleFeature: WebFeature = {
  id: 'example',
  texts: {
    en: () => Promise.resolve({ texts: { title: 'Note {{id}}' } }),
    zh: () => Promise.resolve({ texts: { title: '便签 {{id}}' } }),
  },
  routes: [
    { path: '/notes/:id', layout: 'default', load: () => Promise.resolve(notePage) },
    { path: '/private', layout: 'default', guards: ['login'], load: () => Promise.resolve(plainPage('Private')) },
    { path: '/misguarded', layout: 'default', guards: ['nobody'], load: () => Promise.resolve(plainPage('Never')) },
    { path: '/user/login', layout: 'login', load: () => Promise.resolve(plainPage('Login')) },
  ],
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    example: { title: 'Note {{id}}' };
  }
}
