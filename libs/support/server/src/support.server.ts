import { type Retained, retainedPort } from '@caravan/content/port';
import {
  type Core,
  ensureKey,
  type Feature,
  type FeatureServer,
  filesById,
  handleJob,
  type OpenMatters,
  openMattersPort,
  type PersonalData,
  personalDataPort,
} from '@caravan/server-core';
import { day } from '@caravan/kernel';
import { supportReasons } from '@caravan/support/contract';
import { type Conversations, conversationsPort, type SupportFigures, supportFiguresPort } from '@caravan/support/port';
import { type Findable, findablesPort, type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { conversationPictureTable, supportKeyTable } from './db/conversation.table.ts';
import { numbersInConversation } from './db/conversation.repo.ts';
import { supportFigures } from './db/support-figures.repo.ts';
import { conversationRoutes } from './routes/conversations.routes.ts';
import { conversationStaffRoutes } from './routes/conversations.staff-routes.ts';
import { answerShopper } from './use-cases/answer-conversation.ts';
import { conversationTaskSource } from './use-cases/conversation-task.ts';
import { conversationFindables } from './use-cases/findable-conversations.ts';
import { readPicture, sweepPictures, sweepPicturesJob } from './use-cases/keep-picture.ts';
import { deletePictures, deletePicturesJob, supportPersonalData } from './use-cases/personal-data.ts';
import { retainedConversations } from './use-cases/retained-conversations.ts';
import { type SupportContext, type SupportDependencies, supportNeeds } from './use-cases/support-context.ts';

export interface SupportPorts {
  /** The conversations that must have a task of the service. */
  taskSources: readonly TaskSource[];
  /** Finds conversations for the search of the console. */
  findables: readonly Findable[];
  /** Answers shoppers for other features. */
  conversations: Conversations;
  /** How long first answers took. */
  figures: SupportFigures;
  personalData: PersonalData;
  retained: Pick<Retained, 'conversations'>;
  /** Conversations that may go on. */
  openMatters: OpenMatters;
}

export interface SupportServer extends FeatureServer {
  ports: SupportPorts;
}

/** Milliseconds after an answer in which the shopper may write again. */
const answeredMayGoOn = 30 * day;

/** Conversations between shoppers and staff, and saved replies. */
export const createSupport = async (core: Core, dependencies: SupportDependencies): Promise<SupportServer> => {
  const { db, transaction, clock, files, mailer, pictures, jobs } = core;
  const { publicUrl } = core.config;
  const pictureKey = await ensureKey(db, supportKeyTable, 'pictures');
  const own = { db, transaction, clock, files, mailer, pictures, jobs, pictureKey, publicUrl };
  const context: SupportContext = { ...own, ...dependencies };
  return {
    name: 'support',
    reasons: supportReasons,
    routes: [...conversationRoutes(context), ...conversationStaffRoutes(context)],
    files: [filesById('conversation-pictures', conversationPictureTable.id)],
    jobs: [
      handleJob(sweepPicturesJob, () => sweepPictures(context)),
      handleJob(deletePicturesJob, (gone) => deletePictures(context, gone)),
    ],
    ports: {
      taskSources: [conversationTaskSource],
      findables: conversationFindables(context),
      conversations: {
        answer: (tx, answer) => answerShopper(tx, context, answer),
        picture: (userId, id) => readPicture(context, userId, id),
      },
      figures: supportFigures,
      personalData: supportPersonalData(context),
      retained: { conversations: retainedConversations(context) },
      openMatters: {
        about: (numbers) => numbersInConversation(db, numbers, new Date(clock().getTime() - answeredMayGoOn)),
      },
    },
  };
};

/** Makes support, and registers what it does for other features. */
export const supportFeature: Feature = async (core) => {
  const feature = await createSupport(core, core.ports.use('support', supportNeeds));
  const { ports } = feature;
  core.ports.provide(supportFiguresPort, ports.figures);
  core.ports.provide(conversationsPort, ports.conversations);
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, ports.findables);
  core.ports.provide(personalDataPort, [ports.personalData]);
  core.ports.provide(retainedPort, ports.retained);
  core.ports.provide(openMattersPort, [ports.openMatters]);
  return feature;
};
