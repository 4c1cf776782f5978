import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readQuery } from '#server/http/query.ts';
import { PersonQuery, RetentionQuery } from '#shared/people.schema.ts';
import { erasePerson, findPerson } from './people.ts';
import { toPage } from './person-page.ts';
import { previewRetention } from './retention.ts';

/** For captains: `?email=` names the person; GET finds everything about them, `format=html` as a page to hand over; DELETE erases it. `/retention` counts what the next night deletes. */
export function peopleApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const { email, format } = readQuery(c, PersonQuery);
      const person = await findPerson(ctx, email);
      if (format === 'json') return c.json(person);
      return c.body(toPage(person, ctx.settings.site().brand), 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Disposition': 'attachment; filename="personal-data.html"',
      });
    })
    .get('/retention', async (c) => c.json(await previewRetention(ctx, readQuery(c, RetentionQuery))))
    .delete('/', async (c) => c.json(await erasePerson(ctx, readQuery(c, PersonQuery).email)));
}
