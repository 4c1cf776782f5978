import { useState } from 'react';
import { ApiError } from '#app/api.ts';
import { showFailure } from '#app/pages/captain/actions.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { FileButton } from '#app/pages/captain/parts/forms/file-button.tsx';
import { Checkbox } from '#app/pages/captain/parts/forms/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { SiteChanges, UndoSiteChange } from '#app/pages/captain/parts/site-changes.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loading } from '#app/pages/captain/parts/states.tsx';
import { apiWithFile } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls, contentTransferCalls } from '#shared/content.calls.ts';
import type { ImportProblem, ImportResult } from '#shared/content.schema.ts';
import { IMPORT_PARTS, type ImportPart } from '#shared/content.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { starterCalls } from '#shared/starters.calls.ts';

const PARTS: Record<ImportPart, string> = {
  texts: 'Texts and facts',
  answers: 'Answers of the chatbot',
  look: 'Look',
  settings: 'Settings',
};

interface Checked extends Pick<ImportResult, 'ignored' | 'filled' | 'changes' | 'version' | 'notes'> {
  file: File;
  issues: (FieldProblem & Partial<ImportProblem>)[];
}

/** All texts as one file, to keep them or to move them to another site. */
export function TextTransfer() {
  const { data: documents = [] } = useCall(contentCalls.list);
  const titles = new Map(documents.map(({ key, title }) => [key, title]));
  const lastChange = useCall(starterCalls.lastChange);
  const importing = useContentImport(lastChange.reload);
  const { checked, isBusy } = importing;
  return (
    <TabSection title="Export and import">
      <p className="mb-4 max-w-text text-mute">
        To move your texts to another site, not a backup. “Export” has the texts of all pages, facts, answers of the
        chatbot, look and settings, without posts, people and passwords. “Export with pictures” adds the uploaded files
        that these texts use. An import is checked first; then all of it is taken, or nothing.
      </p>
      <div className="flex flex-wrap gap-2">
        <DownloadButton call={contentTransferCalls.export}>Export</DownloadButton>
        <DownloadButton call={contentTransferCalls.export} request={{ query: { images: '1' } }}>
          Export with pictures
        </DownloadButton>
        <FileButton
          label="File to import"
          accept=".json,.zip"
          disabled={isBusy}
          onPick={([file]) => file && void importing.check(file, IMPORT_PARTS)}
        >
          {isBusy ? 'Checking...' : 'Import'}
        </FileButton>
      </div>
      {lastChange.data && <UndoSiteChange change={lastChange.data} onUndone={lastChange.reload} />}
      {checked && (
        <Dialog
          title={checked.issues.length > 0 ? 'This file cannot be imported' : 'Import this file?'}
          isWide
          onClose={importing.close}
        >
          {checked.issues.length > 0 ? (
            <>
              <p>Nothing was changed. Please correct these in {checked.file.name}:</p>
              <Issues issues={checked.issues} titles={titles} />
            </>
          ) : (
            <Confirmation {...importing} checked={checked} titles={titles} />
          )}
        </Dialog>
      )}
    </TabSection>
  );
}

/** Checks a file by a dry run, again for each choice of parts, then imports the version that was checked. */
function useContentImport(onImported: () => void) {
  const [checked, setChecked] = useState<Checked>();
  const [parts, setParts] = useState<readonly ImportPart[]>(IMPORT_PARTS);
  const [isBusy, setIsBusy] = useState(false);

  async function whileBusy(file: File, work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      if (issues.length > 0) setChecked({ file, issues, ignored: [], filled: [], changes: [], notes: [], version: 0 });
      else showFailure('Failed to import file', error);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    checked,
    parts,
    isBusy,
    close: () => setChecked(undefined),
    async check(file: File, chosen: readonly ImportPart[]) {
      setParts(chosen);
      if (chosen.length === 0) return;
      await whileBusy(file, async () => {
        const query = { parts: chosen.join() };
        setChecked({ file, ...(await apiWithFile(file).dryRun(contentTransferCalls.import, { query })) });
      });
    },
    send: ({ file, version }: Checked) =>
      whileBusy(file, async () => {
        const query = { parts: parts.join(), version };
        const result = await apiWithFile(file).call(contentTransferCalls.import, { query });
        if (result.issues.length > 0) {
          setChecked({ file, ...result });
          return;
        }
        setChecked(undefined);
        toast({ title: 'File imported', description: [file.name, ...describeFilled(result.filled)].join(': ') });
        onImported();
      }),
  };
}

type ConfirmationProps = ReturnType<typeof useContentImport> & {
  checked: Checked;
  titles: ReadonlyMap<string, string>;
};

/** Choice of the parts to import, with the changes that they make. */
function Confirmation({ checked, parts, isBusy, titles, check, send, close }: ConfirmationProps) {
  return (
    <>
      <p className="mb-4">
        {checked.file.name} has no errors. What you choose replaces what the site has at once; what was published before
        stays among the versions of each page.
      </p>
      <fieldset className="mb-4">
        <legend className="mb-2 font-semibold">Take from the file</legend>
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {IMPORT_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={PARTS[part]}
              checked={parts.includes(part)}
              onChange={() => void check(checked.file, toggled(parts, part))}
            />
          ))}
        </div>
      </fieldset>
      {parts.length === 0 && <p>Nothing is chosen.</p>}
      {parts.length > 0 && isBusy && <Loading what="Comparing" />}
      {parts.length > 0 && !isBusy && <SiteChanges changes={checked.changes} notes={checked.notes} />}
      {checked.ignored.length > 0 && (
        <>
          <p className="mt-4">These texts have no place in this version and are left out:</p>
          <Issues issues={checked.ignored} titles={titles} />
        </>
      )}
      {checked.filled.length > 0 && (
        <>
          <p className="mt-4">
            These texts are newer than the file. The original ones take their place; please look at them afterwards:
          </p>
          <Issues issues={checked.filled} titles={titles} />
        </>
      )}
      <DialogButtons onCancel={close}>
        <MainButton disabled={isBusy || parts.length === 0} onClick={() => void send(checked)}>
          Import
        </MainButton>
      </DialogButtons>
    </>
  );
}

/** `parts` with `part` added or removed, in the order of `IMPORT_PARTS`. */
function toggled(parts: readonly ImportPart[], part: ImportPart): ImportPart[] {
  return IMPORT_PARTS.filter((other) => (other === part) !== parts.includes(other));
}

function describeFilled({ length }: ImportProblem[]): string[] {
  if (length === 0) return [];
  return [length === 1 ? 'one missing text is the original' : `${length} missing texts are the originals`];
}

function Issues({ issues, titles }: Pick<Checked, 'issues'> & { titles: ReadonlyMap<string, string> }) {
  return (
    <ul className="mt-4 border-paper-rule border-t">
      {issues.map(({ document, path, message }) => (
        <li key={`${document} ${path} ${message}`} className="border-paper-rule border-b py-2 wrap-anywhere">
          <span className="small-mono block text-mute">
            {[titles.get(document ?? '') ?? document, path].filter(Boolean).join(' › ')}
          </span>
          {message}
        </li>
      ))}
    </ul>
  );
}
