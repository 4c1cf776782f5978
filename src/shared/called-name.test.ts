import { expect, test } from 'vitest';
import { calledName } from './called-name.ts';

test.each([
  ['Ada Byron', 'en', 'Ada'],
  ['Dr. Ada Byron', 'en', 'Ada'],
  ['Prof. Dr. med. Ada Byron', 'en', 'Ada'],
  ['Mrs Ada Byron', 'en-GB', 'Ada'],
  ['Drew Mrsic', 'en', 'Drew'],
  ['Phil Medvedev', 'en', 'Phil'],
  ['Dr. Petra Sommer', 'de', 'Dr. Petra Sommer'],
  ['', 'en', ''],
])('visitors call "%s" on a site in %s "%s"', (ownerName, language, name) => {
  expect(calledName(ownerName, language)).toBe(name);
});
