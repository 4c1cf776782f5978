import { expect, test } from 'vitest';
import { toLocalInput } from './time.ts';

test.each(['2026-01-31T09:00:00Z', '2026-01-31T09:00:30Z', '2026-07-31T23:59:59Z'])(
  'a form that is saved unchanged keeps the planned time %s',
  (planned) => {
    expect(new Date(toLocalInput(planned)).getTime()).toBe(Date.parse(planned));
  },
);
