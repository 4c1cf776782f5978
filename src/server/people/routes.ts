import { routes } from '#server/http/calls.ts';
import { peopleCalls } from '#shared/people.calls.ts';
import { erasePerson, findPerson } from './people.ts';
import { toPage } from './person-page.ts';
import { previewRetention } from './retention.ts';

export const peopleRoutes = routes(peopleCalls, {
  async find(ctx, { query, c }) {
    const person = await findPerson(ctx, query.email);
    if (query.format === 'json') return person;
    return c.body(toPage(person, ctx.settings.site().brand), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.html"',
    });
  },
  erase: (ctx, { query }) => erasePerson(ctx, query.email),
  retention: (ctx, { query }) => previewRetention(ctx, query),
});
