import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldProblem } from '#shared/errors.ts';
import { FormWithSaving, numberIn, SelectField, SubmitButton, TextareaField, TextField } from './forms.tsx';

function show(issues: FieldProblem[], fields: ReactNode, isSaving = false): string {
  const saving = { isSaving, issues, run: async () => true };
  return renderToStaticMarkup(
    <FormWithSaving saving={saving} save={async () => {}}>
      {fields}
    </FormWithSaving>,
  );
}

/** The labels of the fields that say something is wrong with them, and what they say. */
function errorsIn(html: string): string[][] {
  return [...html.matchAll(/<label[^>]*>([^<]*)<\/label>(.*?)aria-live="polite"[^>]*>([^<]*)<\/p>/g)]
    .filter(([, , control]) => control?.includes('aria-invalid="true"'))
    .map(([, label = '', , error = '']) => [label, error]);
}

test('a refused field of a form shows what the server said about it, or about a part of it', () => {
  const issues = [
    { path: 'email', message: 'Incomplete' },
    { path: 'hours.1.from', message: 'Too late' },
    { path: 'meta', message: 'Too long' },
  ];
  const html = show(
    issues,
    <>
      <TextField label="Name" name="name" />
      <TextField label="Email" name="email" />
      <TextareaField label="Second hours" name="hours.1" />
      <TextareaField label="Hours with two digits" name="hours.11" />
      <SelectField label="Title" errorOf={['title', 'meta']} choices={{ a: 'A' }} />
    </>,
  );
  expect(errorsIn(html)).toEqual([
    ['Email', 'Incomplete'],
    ['Second hours', 'Too late'],
    ['Title', 'Too long'],
  ]);
});

test('while a form is being saved, its button is disabled and says so', () => {
  const button = <SubmitButton busy="Saving…">Save</SubmitButton>;
  expect(show([], button)).toMatch(/<button(?![^>]*disabled="")[^>]*>Save</);
  expect(show([], button, true)).toMatch(/<button[^>]*disabled=""[^>]*>Saving…</);
});

test.each([
  ['12', 12],
  [' 1.5 ', 1.5],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['twelve', null],
  ['Infinity', null],
])('the number in a field: %j is %j', (typed, number) => {
  const fields = new FormData();
  fields.set('minutes', typed);
  expect(numberIn(fields, 'minutes')).toBe(number);
});
