import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { SiteDraftButton } from '#app/pages/captain/content/site-draft-button.tsx';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { SelectField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SiteChanges, UndoSiteChange } from '#app/pages/captain/parts/site-changes.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { siteDraftCalls } from '#shared/site-draft.calls.ts';
import { starterCalls } from '#shared/starters.calls.ts';
import type { ListedStarter, StarterResult } from '#shared/starters.schema.ts';
import {
  DEFAULT_STARTER,
  editionIn,
  STARTER_LANGUAGES,
  STARTERS,
  type StarterKey,
  type StarterLanguage,
} from '#shared/starters.ts';
import type { StepProps } from './step-form.tsx';

/** Language and kind of site: the texts that the site begins with. */
export function StartStep(props: StepProps) {
  const call = useCall(starterCalls.list);
  const lastChange = useCall(starterCalls.lastChange);
  const canDraft = useCall(siteDraftCalls.get).data?.canDraft ?? false;
  const { revalidate } = useRevalidator();
  async function reload() {
    call.reload();
    lastChange.reload();
    // The steps that follow ask in the language of the site.
    await revalidate();
  }
  return (
    <>
      <Loaded call={call}>{(starters) => <Choice {...props} starters={starters} onChosen={reload} />}</Loaded>
      {canDraft && (
        <>
          <p className="mt-8 mb-3 max-w-text text-mute">
            Notes or an old site? A language model can draft every page from them; you read and publish.
          </p>
          <SiteDraftButton />
        </>
      )}
      {lastChange.data && <UndoSiteChange change={lastChange.data} onUndone={reload} />}
    </>
  );
}

interface ChoiceProps extends StepProps {
  starters: ListedStarter[];
  onChosen(): Promise<void>;
}

function Choice({ starters, onChosen, onDone, skip }: ChoiceProps) {
  const current = starters.find(({ chosen }) => chosen !== null);
  const [picked, setPicked] = useState<StarterKey>();
  const [language, setLanguage] = useState<StarterLanguage>(current?.chosen ?? DEFAULT_STARTER.language);
  const sorted = writtenFirst(starters, language);
  const proposed = [current, sorted[0]].find((starter) => starter?.languages.includes(language));
  const key = picked ?? proposed?.key ?? DEFAULT_STARTER.key;
  const isCurrent = key === current?.key && language === current.chosen;

  return (
    <div className="grid max-w-[44rem] gap-5">
      <SelectField
        name="language"
        label="Language of the site"
        hint="Region and currency follow where you have not chosen them yourself. The dashboard stays in English."
        value={language}
        choices={STARTER_LANGUAGES}
        onChoose={(next) => {
          setLanguage(next);
          setPicked(undefined);
        }}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">Kind of site</legend>
        <p className="mb-3 text-mute">
          For AI and automation, “{STARTERS.automation.title}” has less to replace than the full one. Is your work
          another one? Take “{STARTERS.adviser.title}” or “{STARTERS.short.title}”.
        </p>
        <p role="status" className="mb-3 font-semibold empty:hidden">
          {current &&
            !picked &&
            key !== current.key &&
            `“${current.title}” is not written in ${STARTER_LANGUAGES[language]}. Chosen now: “${STARTERS[key].title}”.`}
        </p>
        <div className="grid gap-4">
          {sorted.map((starter) => (
            <StarterCard
              key={starter.key}
              starter={starter}
              language={language}
              isChosen={starter.key === key}
              onChoose={() => setPicked(starter.key)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        {isCurrent ? (
          <MainButton onClick={onDone}>Keep this site</MainButton>
        ) : (
          <ChangeButton
            starter={key}
            language={language}
            onChanged={async () => {
              await onChosen();
              onDone();
            }}
          />
        )}
        {skip}
      </div>
    </div>
  );
}

interface ChangeButtonProps {
  starter: StarterKey;
  language: StarterLanguage;
  onChanged(): Promise<void>;
}

/** Shows what another starter changes, and changes it after a question. */
function ChangeButton({ starter, language, onChanged }: ChangeButtonProps) {
  const [dryRun, setDryRun] = useState<StarterResult>();
  const { isBusy, run } = useAction();
  const params = { key: starter };

  const compare = () =>
    run('Failed to list changes', async () =>
      setDryRun(await captainApi.dryRun(starterCalls.choose, { params, input: { language } })),
    );
  const choose = () =>
    run('Failed to change texts', async () => {
      await captainApi.call(starterCalls.choose, { params, input: { language, version: dryRun?.version } });
      setDryRun(undefined);
      await onChanged();
    });

  return (
    <>
      <MainButton disabled={isBusy} onClick={compare}>
        {isBusy && !dryRun ? 'Comparing...' : 'See what changes'}
      </MainButton>
      {dryRun && (
        <Dialog title="Begin with these texts?" isWide onClose={() => setDryRun(undefined)}>
          <p className="mb-4">
            Kind of site: <strong>{STARTERS[starter].title}</strong>, in {STARTER_LANGUAGES[language]}.
          </p>
          <SiteChanges {...dryRun} />
          <DialogButtons onCancel={() => setDryRun(undefined)}>
            <MainButton disabled={isBusy} onClick={choose}>
              {isBusy ? 'Changing...' : 'Change the site'}
            </MainButton>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

/** Kinds that are written in the language come before those that are still to be translated. */
function writtenFirst(starters: ListedStarter[], language: StarterLanguage): ListedStarter[] {
  const isWritten = ({ languages }: ListedStarter) => languages.includes(language);
  return starters.toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
}

interface StarterCardProps {
  starter: ListedStarter;
  language: StarterLanguage;
  isChosen: boolean;
  onChoose(): void;
}

function StarterCard({ starter, language, isChosen, onChoose }: StarterCardProps) {
  const [missing, setMissing] = useState('');
  const { key, title, description, remains, languages, chosen } = starter;
  // The API counts in the site's language, the form shows the one that is being chosen.
  const { words, answers, picture } = editionIn(key, language);
  return (
    <label
      className={`block cursor-pointer rounded-md border bg-paper-bright p-4 sm:flex sm:gap-5 has-focus-visible:outline-2 has-focus-visible:outline-ink ${isChosen ? 'border-ink' : 'border-paper-rule'}`}
    >
      {missing !== picture && (
        <img
          src={picture}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          onError={() => setMissing(picture)}
          className="mb-3 aspect-8/5 w-full border border-paper-rule object-cover object-top sm:mb-0 sm:w-56 sm:shrink-0 sm:self-start"
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
            {formatCount(words)} words, {pluralize(answers, 'answer')}
          </span>
          {!languages.includes(language) && (
            <span className="mt-2 block text-signal-deep">
              Not written in {STARTER_LANGUAGES[language]}: menus, forms, messages and emails are, the rest stays to be
              translated.
            </span>
          )}
          <span className="mt-2 block text-mute">You write: {remains.join(', ')}.</span>
        </span>
      </span>
    </label>
  );
}
