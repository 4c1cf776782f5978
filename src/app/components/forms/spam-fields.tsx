import { useDocument } from '#app/components/documents.ts';

/**
 * Hidden fields of a public form: its name, the path of its page, a signed timestamp, and a honeypot that people neither see
 * nor reach by keyboard.
 */
export function SpamFields({ form, page, stamp }: { form: string; page: string; stamp: string }) {
  const { trap } = useDocument('forms');
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="stamp" value={stamp} />
      <div className="absolute h-px w-px overflow-hidden [clip-path:inset(50%)]" aria-hidden="true">
        <label>
          {trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
