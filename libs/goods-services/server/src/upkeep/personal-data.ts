import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '@caravan/server-core';
import { serviceMeasureTable as measures } from '../services/measurements/measurement.table.ts';
import { presentService, servicePresenter } from '../services/present-service.ts';
import { rehearsalPhotoTable as photos } from '../services/rehearsals/rehearsal.table.ts';
import { servicesOfUser, wholeServices } from '../services/service.repo.ts';
import { serviceOrderTable as services } from '../services/service.table.ts';
import type { ServicesContext } from '../services-context.ts';

/** The personal data of services, as a part of the warehouse's. */
export const servicesPersonalData = (context: ServicesContext): Omit<PersonalData, 'section'> => ({
  async collect(userId) {
    const presenter = servicePresenter(context);
    const whole = await wholeServices(context.db, context, await servicesOfUser(context.db, userId));
    return whole.map((one) => presentService(one, presenter));
  },
  // Goods in the warehouse are an obstacle of the warehouse.
  obstacles: async () => [],
  async erase(tx, userId) {
    const own = tx.select({ number: services.number }).from(services).where(eq(services.userId, userId));
    await tx.update(measures).set({ name: '' }).where(inArray(measures.serviceNumber, own));
    const gone = await tx.delete(photos).where(inArray(photos.serviceNumber, own)).returning({ id: photos.id });
    await tx.update(services).set({ note: '' }).where(eq(services.userId, userId));
    if (gone.length)
      await context.goods().deletePhotos(
        tx,
        gone.map(({ id }) => id),
      );
  },
});
