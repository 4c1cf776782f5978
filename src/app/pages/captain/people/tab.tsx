import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { FormWithSaving, SubmitButton, TextField, useSaving } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, saveFile } from '#app/pages/captain/session.ts';
import { ENGLISH, formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { peopleCalls } from '#shared/people.calls.ts';
import type { ErasedPerson, PersonJson } from '#shared/people.schema.ts';
import { fieldName } from '#shared/people.ts';
import { Retention } from './retention.tsx';

/** A time as the API writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Everything about one address, and how long data is kept. */
export function Tab() {
  return (
    <>
      <TabHead
        title="Privacy"
        lead={
          <>
            What is stored about people: hand it over, erase it, and decide how long it is kept. What visitors read
            about it is the page <TextLink to={paths.editPage('privacy-policy')}>Privacy policy</TextLink>.
          </>
        }
      />
      <div className="grid gap-10">
        <OnePerson />
        <Retention />
        <TabSection
          title="Imprint and privacy policy"
          lead="Put together from the details of your business and from the services that this site uses."
        >
          <TextLink to={paths.setupStep('legal')}>Legal details</TextLink>
        </TabSection>
      </div>
    </>
  );
}

/** To answer who asks what is stored, and to erase it. */
function OnePerson() {
  const searching = useSaving('Failed to search');
  const [params] = useSearchParams();
  const asked = params.get('email') ?? '';
  const [email, setEmail] = useState(asked);
  const [person, setPerson] = useState<PersonJson>();
  const [erased, setErased] = useState<ErasedPerson>();
  const [isAsking, setIsAsking] = useState(false);

  async function search(address: string) {
    setEmail(address);
    setErased(undefined);
    setPerson(undefined);
    setPerson(await captainApi.call(peopleCalls.find, { query: { email: address.trim() } }));
  }

  async function erase(address: string) {
    setErased(await captainApi.call(peopleCalls.erase, { query: { email: address } }));
    setPerson(undefined);
  }

  const start = useEffectEvent(() => void searching.run(() => search(asked)));
  useEffect(() => {
    if (asked) start();
  }, [asked]);

  return (
    <TabSection title="One person" lead="Everything about one address.">
      <FormWithSaving
        localCopy={asked ? undefined : 'people'}
        saving={searching}
        save={() => search(email)}
        className="flex max-w-text flex-wrap items-start gap-3"
      >
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          value={email}
          className="min-w-0 flex-1 basis-64"
          onChange={({ target }) => setEmail(target.value)}
        />
        <SubmitButton size="md" busy="Searching…" className="sm:mt-5.75">
          Find everything
        </SubmitButton>
      </FormWithSaving>
      {person && (
        <Found
          person={person}
          isBusy={searching.isSaving}
          onSearch={(address) => void searching.run(() => search(address))}
          onErase={() => setIsAsking(true)}
        />
      )}
      {erased && <Erased erased={erased} />}
      {person && isAsking && (
        <DeleteDialog
          title={`Erase ${person.email}?`}
          action="Erase everything"
          failed="Failed to erase"
          busy="Erasing…"
          onDelete={() => erase(person.email)}
          onClose={() => setIsAsking(false)}
        >
          Messages, bookings, chats, the subscription and every message about this person in the outbox are deleted.
          Older automatic copies of the database hold them for up to 14 days; restoring one erases them again.{' '}
          {person.isOwn
            ? 'Your settings, users and texts keep the address, because it is the site’s or a captain’s own.'
            : 'Texts of others stay, with “[erased]” in place of the address.'}{' '}
          This cannot be undone.
        </DeleteDialog>
      )}
    </TabSection>
  );
}

interface FoundProps {
  person: PersonJson;
  isBusy: boolean;
  onSearch(email: string): void;
  onErase(): void;
}

function Found({ person, isBusy, onSearch, onErase }: FoundProps) {
  const { email, sections, mentions, related, isOwn, erased } = person;
  if (sections.length === 0 && mentions.length === 0) {
    return (
      <div className="mt-8">
        <Empty title="Nothing is stored about this address" />
        <FormerErasure erased={erased} />
        <Related emails={related} onSearch={onSearch} />
      </div>
    );
  }
  return (
    <section aria-labelledby="person-title" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="person-title" className="text-title wrap-anywhere">
          {email}
        </h2>
        <div className="flex flex-wrap gap-2">
          <DownloadButton call={peopleCalls.find} request={{ query: { email, format: 'html' } }}>
            Export as a page
          </DownloadButton>
          <SmallButton onClick={() => saveJson(person)}>Export as JSON</SmallButton>
          <SmallButton variant="danger" className="max-w-full wrap-anywhere" disabled={isBusy} onClick={onErase}>
            Erase everything about {email}
          </SmallButton>
        </div>
      </div>
      {sections.map(({ title, records }) => (
        <Fold
          key={title}
          keepsContent
          className="mt-3 border-paper-rule border-t pt-3"
          title={`${title} (${records.length})`}
          titleClass="min-h-11 py-2 font-semibold"
        >
          <ul>
            {records.map(({ at, title: name, fields }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: records have no identity and never change places.
              <li key={index} className="border-paper-rule border-b py-3">
                <p className="font-semibold">
                  {name} {at && <span className="font-normal text-mute">{dateAndTime(at)}</span>}
                </p>
                <dl className="mt-1">
                  {Object.entries(fields).map(([key, value]) => (
                    <div key={key} className="grid gap-x-4 py-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
                      <dt className="text-mute">{fieldName(key)}</dt>
                      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                        {MOMENT.test(String(value)) ? dateAndTime(String(value)) : value}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
      {mentions.length > 0 && (
        <div className="mt-3 border-paper-rule border-t pt-4">
          <h3 className="label">Texts of others mention the address</h3>
          <p className="text-mute">They are not handed over with an export.</p>
          <ul className="mt-1 list-disc pl-5">
            {mentions.map(({ where, count }) => (
              <li key={where}>
                {count} in {where}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormerErasure erased={erased} />
      {isOwn && <p className="mt-4">This is the address of the site or of a captain. Erasing it keeps your account.</p>}
      <Related emails={related} onSearch={onSearch} />
    </section>
  );
}

/** Time of an earlier erasure, and the day when the last automatic copy from before it expires. */
function FormerErasure({ erased }: Pick<PersonJson, 'erased'>) {
  if (!erased) return null;
  return (
    <p className="mt-4">
      Erased on {dateAndTime(erased.at)}; gone from automatic copies on {formatDate(erased.copiesGoneOn, ENGLISH)}.
    </p>
  );
}

/** Addresses of the same mailbox: probably the same person, who has to be erased under each. */
function Related({ emails, onSearch }: { emails: string[]; onSearch(email: string): void }) {
  if (emails.length === 0) return null;
  return (
    <div className="mt-4 border-paper-rule border-t pt-4">
      <h3 className="label">Probably the same mailbox</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {emails.map((email) => (
          <li key={email} className="min-w-0">
            <SmallButton className="max-w-full wrap-anywhere" onClick={() => onSearch(email)}>
              {email}
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Erased({ erased: { email, erased, remains, copies, automaticCopies, ownCopies } }: { erased: ErasedPerson }) {
  const counts = Object.entries(erased).map(([what, count]) => `${what}: ${count}`);
  return (
    <section role="status" className="mt-8 border-warning border-l-4 bg-paper-bright p-5">
      <h2 className="text-title wrap-anywhere">{email} is erased</h2>
      <p className="mt-2">{counts.join(', ') || 'Nothing was stored.'}</p>
      <p className="mt-2">{copies}</p>
      <CopyList title="Automatic copies that expire" names={automaticCopies} />
      <CopyList title="Your own copies, which stay" names={ownCopies} />
      <h3 className="label mt-4 mb-2">What remains</h3>
      <ul className="list-disc pl-5">
        {remains.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function CopyList({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="label mt-4 mb-2">{title}</h3>
      <ul className="list-disc pl-5">
        {names.map((name) => (
          <li key={name} className="font-mono text-small wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saves the person's own records, without mentions in texts of others. */
function saveJson({ email, sections }: PersonJson): void {
  const json = JSON.stringify({ email, sections }, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), 'personal-data.json');
}
