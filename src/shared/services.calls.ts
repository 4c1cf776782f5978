import * as z from 'zod';
import { call } from './call.ts';
import { ListedService, ServicesInput } from './services.schema.ts';

/** The one list of services. */
export const serviceCalls = {
  list: call('GET /captain/services', {
    does: 'The services in their order',
    who: 'editor',
    answer: z.array(ListedService),
  }),
  save: call('PUT /captain/services', {
    does: 'Replaces the list of services; visitors see it at once',
    who: 'owner',
    query: z.object({
      /** Version of the document `services`; any but the newest is refused. */
      version: z.coerce.number().int().optional(),
    }),
    input: ServicesInput,
    answer: z.array(ListedService),
    audit: 'services.save',
    errors: ['conflict'],
  }),
};
