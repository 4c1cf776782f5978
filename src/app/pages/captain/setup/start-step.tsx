import { type ReactNode, useState } from 'react';
import { useAct } from '#app/pages/captain/act.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { SelectField } from '#app/pages/captain/parts/forms.tsx';
import { count } from '#app/pages/captain/parts/lists.tsx';
import { Badge, Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { AnswerOf } from '#shared/call.ts';
import { starterCalls } from '#shared/starters.calls.ts';
import type { ListedStarter, StarterResult, TextChange } from '#shared/starters.schema.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '#shared/starters.ts';
import type { StepProps } from './step-form.tsx';

/** Language and starter: the texts that the site begins with. */
export function StartStep(props: StepProps) {
  const call = useCall(starterCalls.list);
  const lastChange = useCall(starterCalls.lastChange);
  function reload() {
    call.reload();
    lastChange.reload();
  }
  return (
    <>
      <Loaded call={call}>{(starters) => <Choice {...props} starters={starters} onChosen={reload} />}</Loaded>
      {lastChange.data && <WayBack change={lastChange.data} onUndone={reload} />}
    </>
  );
}

interface ChoiceProps extends StepProps {
  starters: ListedStarter[];
  onChosen(): void;
}

function Choice({ starters, onChosen, onDone, skip }: ChoiceProps) {
  const current = starters.find(({ chosen }) => chosen !== null);
  const [key, setKey] = useState(current?.key ?? starters[0]?.key ?? '');
  const [language, setLanguage] = useState((current?.chosen ?? 'en') as StarterLanguage);
  const [trial, setTrial] = useState<StarterResult>();
  const { isBusy, act } = useAct();
  const isCurrent = key === current?.key && language === current.chosen;

  const send = (input: { language: StarterLanguage; dryRun?: boolean; version?: number }) =>
    captainApi.call(starterCalls.choose, { params: { key }, input });
  const look = () => act('Failed to list changes', async () => setTrial(await send({ language, dryRun: true })));
  const choose = () =>
    act('Failed to change texts', async () => {
      const { notes } = await send({ language, ...(trial && { version: trial.version }) });
      setTrial(undefined);
      toast({ title: 'Texts changed', description: notes.join(' ') || 'Visitors see them.' });
      onChosen();
      onDone();
    });

  return (
    <div className="grid max-w-[44rem] gap-5">
      <SelectField
        name="language"
        label="Language of the site"
        hint="Region and currency follow where you have not chosen them yourself. The dashboard stays in English."
        value={language}
        choices={STARTER_LANGUAGES}
        onChoose={setLanguage}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">The site to begin with</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {starters.map((starter) => (
            <StarterCard
              key={starter.key}
              starter={starter}
              language={language}
              isChosen={starter.key === key}
              onChoose={() => setKey(starter.key)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        {isCurrent ? (
          <Button size="sm" variant="ink" onClick={onDone}>
            Keep this site
          </Button>
        ) : (
          <Button size="sm" variant="ink" disabled={isBusy} onClick={look}>
            {isBusy && !trial ? 'Comparing...' : 'See what changes'}
          </Button>
        )}
        {skip}
      </div>
      {trial && (
        <Dialog title="Begin with these texts?" isWide onClose={() => setTrial(undefined)}>
          <Changes {...trial} />
          <DialogButtons onCancel={() => setTrial(undefined)}>
            <Button size="sm" variant="ink" disabled={isBusy} onClick={choose}>
              {isBusy ? 'Changing...' : 'Change the site'}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </div>
  );
}

interface StarterCardProps {
  starter: ListedStarter;
  language: StarterLanguage;
  isChosen: boolean;
  onChoose(): void;
}

function StarterCard({ starter, language, isChosen, onChoose }: StarterCardProps) {
  const [hasPicture, setHasPicture] = useState(true);
  const { title, description, picture, words, answers, remains, languages, chosen } = starter;
  return (
    <label
      className={`block cursor-pointer rounded-md border bg-paper-bright p-4 has-focus-visible:outline-2 has-focus-visible:outline-ink ${isChosen ? 'border-ink' : 'border-paper-rule'}`}
    >
      {hasPicture && (
        <img
          src={picture}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          onError={() => setHasPicture(false)}
          className="mb-3 aspect-8/5 w-full border border-paper-rule object-cover object-top"
        />
      )}
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="starter"
          className="mt-0.5 size-5 shrink-0 accent-signal-deep"
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {title} {chosen !== null && <Badge look="good">In use</Badge>}
          </span>
          <span className="mt-1 block text-mute">{description}</span>
          <span className="small-mono mt-2 block">
            {words.toLocaleString('en')} words, {count(answers, 'answer')}
          </span>
          {!languages.includes(language) && (
            <span className="mt-2 block text-signal-deep">
              Not written in {STARTER_LANGUAGES[language]}: menus, forms, messages and mails are, the rest stays to be
              translated.
            </span>
          )}
          <span className="mt-2 block text-mute">You write: {remains.join(', ')}.</span>
        </span>
      </span>
    </label>
  );
}

/** Texts that would change, by document; the owner's own first. */
function Changes({ changes, notes }: Pick<StarterResult, 'changes' | 'notes'>) {
  const own = changes.filter(({ isOwn, document }) => isOwn && document !== 'settings');
  const settings = changes.filter(({ document }) => document === 'settings');
  const documents = [...new Map(changes.map((change) => [change.document, change.title]))];
  return (
    <>
      {notes.map((note) => (
        <Notice key={note} className="mb-4">
          {note}
        </Notice>
      ))}
      <p>
        {count(changes.length, 'field')} in {count(documents.length, 'document')} would change.{' '}
        {own.length === 0
          ? 'No text of yours is among them.'
          : `${count(own.length, 'text')} of yours would go from the site; each stays among the versions of its page.`}{' '}
        You can go back with one click.
      </p>
      {settings.length > 0 && <ChangeList title="Settings" changes={settings} isOpen />}
      {own.length > 0 && <ChangeList title="Your own texts" changes={own} isOpen />}
      {documents
        .filter(([document]) => document !== 'settings')
        .map(([document, title]) => (
          <ChangeList key={document} title={title} changes={changes.filter((change) => change.document === document)} />
        ))}
    </>
  );
}

/** Changes of one document. Its rows are drawn when it is opened: a site has thousands. */
function ChangeList({ title, changes, isOpen = false }: { title: string; changes: TextChange[]; isOpen?: boolean }) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
      className="border-paper-rule border-b"
    >
      <summary className="min-h-11 cursor-pointer py-2">
        {title} <span className="text-mute">({changes.length})</span>
      </summary>
      {isShown && (
        <ul className="mb-4">
          {changes.map(({ document, path, before, after }) => (
            <li key={`${document} ${path}`} className="wrap-anywhere py-2">
              <span className="small-mono block text-mute">{path}</span>
              <Value name="Before">{before}</Value>
              <Value name="After">{after}</Value>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Value({ name, children }: { name: string; children: string | null }): ReactNode {
  return (
    <span className="block">
      <span className="text-mute">{name}: </span>
      {children ?? 'nothing'}
    </span>
  );
}

const KINDS = { starter: 'A starter was chosen', import: 'A file was imported', undo: 'A change was undone' } as const;

/** The button back to the state before the last change of the whole site. */
function WayBack({
  change: { kind, at, by, changedSince },
  onUndone,
}: {
  change: NonNullable<AnswerOf<typeof starterCalls.lastChange>>;
  onUndone(): void;
}) {
  const { isBusy, act } = useAct();
  const undo = () =>
    act('Failed to undo', async () => {
      await captainApi.call(starterCalls.undo);
      toast({ title: 'Texts changed back', description: 'Visitors see it now.' });
      onUndone();
    });
  return (
    <Notice
      className="mt-8"
      actions={
        <Button variant="outline" size="sm" disabled={isBusy} onClick={undo}>
          Go back to before
        </Button>
      }
    >
      {KINDS[kind]} on {moment(at)}
      {by && ` by ${by}`}.
      {changedSince.length > 0 &&
        ` ${count(changedSince.length, 'document')} changed since: going back keeps those texts as versions.`}
    </Notice>
  );
}
