import { call } from './call.ts';
import { ErasedPerson, Person, PersonQuery, RetentionPreview, RetentionQuery } from './people.schema.ts';

/** Stored data about people, and how long it is kept. */
export const peopleCalls = {
  find: call('GET /captain/people', {
    does: 'Everything about an address; with `format=html` a page to hand over',
    who: 'owner',
    query: PersonQuery,
    answer: Person,
    audit: 'person.export',
    confirm: true,
  }),
  erase: call('DELETE /captain/people', {
    does: 'Erases an address everywhere',
    who: 'owner',
    query: PersonQuery,
    answer: ErasedPerson,
    audit: 'person.erase',
    confirm: true,
  }),
  retention: call('GET /captain/people/retention', {
    does: 'How much of each kind of data the next night removes',
    who: 'owner',
    query: RetentionQuery,
    answer: RetentionPreview,
  }),
};
