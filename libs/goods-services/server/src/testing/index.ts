export { endServicesJob } from '../services/end-service.ts';
