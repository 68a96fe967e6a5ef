import { haulReasons } from '@caravan/haul/contract';
import {
  type Core,
  ensureKey,
  fairQueue,
  type Feature,
  type FeatureServer,
  filesById,
  handleJob,
  type PersonalData,
  personalDataPort,
} from '@caravan/server-core';
import { haulImportTable, haulKeyTable, haulPhotoTable } from './db/haul-import.table.ts';
import { haulRoutes } from './routes/haul.routes.ts';
import { type HaulContext, type HaulDependencies, haulNeeds } from './use-cases/haul-context.ts';
import { encodePhotos, haulPhotosJob } from './use-cases/import-archive.ts';
import { deleteHaulFiles, deleteHaulFilesJob, haulPersonalData } from './use-cases/remove-import.ts';

export interface HaulServer extends FeatureServer {
  ports: {
    /** The imported archives of a shopper. */
    personalData: PersonalData;
  };
}

/** An archive that is read takes up to 200 MB of memory, one that waits up to 38 MB. */
const importing = { places: 2, perCaller: 2, waiting: 6, waitingPerCaller: 6 };

/** The portable archive of a shopper, and imported ones. */
export const createHaul = async (core: Core, dependencies: HaulDependencies): Promise<HaulServer> => {
  const { db, transaction, clock, files, pictures, jobs, config } = core;
  const own = { db, transaction, clock, files, pictures, jobs, publicUrl: config.publicUrl };
  const context: HaulContext = {
    ...own,
    photoKey: await ensureKey(db, haulKeyTable, 'photos'),
    importing: fairQueue(importing),
    ...dependencies,
  };
  return {
    name: 'haul',
    reasons: haulReasons,
    routes: haulRoutes(context),
    files: [
      filesById('haul-photos', haulPhotoTable.id),
      filesById('haul-archives', haulImportTable.archiveId, ['.zip']),
    ],
    jobs: [
      handleJob(haulPhotosJob, ({ importId }) => encodePhotos(context, importId)),
      handleJob(deleteHaulFilesJob, (gone) => deleteHaulFiles(context, gone)),
    ],
    ports: { personalData: haulPersonalData(context) },
  };
};

/** Makes haul, and registers what it does for other features. */
export const haulFeature: Feature = async (core) => {
  const feature = await createHaul(core, core.ports.use('haul', haulNeeds));
  const { ports } = feature;
  core.ports.provide(personalDataPort, [ports.personalData]);
  return feature;
};
