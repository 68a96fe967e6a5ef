import { archiveSourcesPort, deadlinesPort, goodsPhotosPort, personWorkPort, turnsPort } from '@caravan/account/port';
import { goodsPlacesPort, recordedGoodsPort, warehouseIntakePort } from '@caravan/cart-orders/port';
import { retainedPort, setupStepsPort } from '@caravan/content/port';
import { approvableStepsPort, payablesPort, stepSchemasPort } from '@caravan/fund-payment/port';
import { declaredPackagesPort } from '@caravan/customs/port';
import { type Feature, personalDataPort } from '@caravan/server-core';
import { goodsToSendPort, paidParcelsPort, weighedGoodsPort } from '@caravan/shipping/port';
import { conversationSubjectsPort } from '@caravan/support/port';
import { findablesPort, labelledThingsPort, refusedLabelsPort, taskSourcesPort } from '@caravan/tasks/port';
import { packageApprovals } from '@caravan/warehouse-packages/contract/staff';
import {
  billedParcelsPort,
  countedGoodsPort,
  ownGoodsPort,
  packageIncomesPort,
  parcelsToLabelPort,
  returnableGoodsPort,
  servicedGoodsPort,
  warehouseFiguresPort,
} from '@caravan/warehouse-packages/port';
import { warehousePackagesNeeds } from './core/package-context.ts';
import { lostGoodsLabels } from './store/missing/turn-up.ts';
import { createWarehousePackages } from './warehouse-packages.server.ts';

/** Makes warehouse and packages, and registers what it does for other features. */
export const warehousePackagesFeature: Feature = async (core) => {
  const feature = await createWarehousePackages(core, core.ports.use('warehouse-packages', warehousePackagesNeeds));
  const { ports } = feature;
  core.ports.provide(warehouseIntakePort, ports.intake);
  core.ports.provide(goodsPlacesPort, ports.places);
  core.ports.provide(recordedGoodsPort, ports.recordedGoods);
  core.ports.provide(returnableGoodsPort, ports.returnableGoods);
  core.ports.provide(servicedGoodsPort, ports.servicedGoods);
  core.ports.provide(countedGoodsPort, ports.countedGoods);
  core.ports.provide(ownGoodsPort, ports.ownGoods);
  core.ports.provide(billedParcelsPort, ports.billedParcels);
  core.ports.provide(packageIncomesPort, ports.incomes);
  core.ports.provide(declaredPackagesPort, ports.declaredPackages);
  core.ports.provide(parcelsToLabelPort, ports.parcelsToLabel);
  core.ports.provide(goodsPhotosPort, ports.photos);
  core.ports.provide(goodsToSendPort, ports.goodsToSend);
  core.ports.provide(paidParcelsPort, ports.paidParcels);
  core.ports.provide(weighedGoodsPort, ports.weighedGoods);
  core.ports.provide(payablesPort, { package: ports.payable, package_extra: ports.extraPayable });
  core.ports.provide(approvableStepsPort, ports.approvable);
  core.ports.provide(stepSchemasPort, packageApprovals);
  core.ports.provide(warehouseFiguresPort, ports.figures);
  core.ports.provide(labelledThingsPort, ports.findables);
  core.ports.provide(refusedLabelsPort, [lostGoodsLabels]);
  core.ports.provide(deadlinesPort, [ports.deadlines]);
  core.ports.provide(turnsPort, [ports.turns]);
  core.ports.provide(conversationSubjectsPort, { package: ports.conversationSubject });
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, ports.findables);
  core.ports.provide(personWorkPort, [ports.personWork]);
  core.ports.provide(personalDataPort, [ports.personalData]);
  core.ports.provide(archiveSourcesPort, { ...ports.haul, photo: ports.haulPhotos });
  core.ports.provide(retainedPort, ports.retained);
  core.ports.provide(setupStepsPort, ports.setup);
  return feature;
};
