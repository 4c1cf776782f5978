import { type SubmitEvent, useState } from 'react';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists.tsx';
import { Empty, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import type { ErasedPerson, Person } from '#shared/people.ts';

/** Everything about one address: to answer who asks what is stored, and to erase it. */
export function Tab() {
  const issues = useIssues();
  const [email, setEmail] = useState('');
  const [person, setPerson] = useState<Person>();
  const [erased, setErased] = useState<ErasedPerson>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function run(call: () => Promise<void>) {
    issues.clear();
    setError(undefined);
    setIsBusy(true);
    try {
      await call();
    } catch (failure) {
      issues.take(failure);
      setError(reasonOf(failure));
    } finally {
      setIsBusy(false);
    }
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      setErased(undefined);
      setPerson(undefined);
      setPerson(await captainApi.get<Person>(`/captain/people?email=${encodeURIComponent(email.trim())}`));
    });
  }

  function erase(address: string) {
    setIsAsking(false);
    void run(async () => {
      setErased(await captainApi.delete<ErasedPerson>(`/captain/people?email=${encodeURIComponent(address)}`));
      setPerson(undefined);
    });
  }

  const emailError = issues.errorOf('email');
  return (
    <>
      <TabHead
        title="Privacy"
        lead="Everything that is stored about one address: to hand it over, or to erase it for good."
      />
      <form onSubmit={search} noValidate className="flex max-w-text flex-wrap items-start gap-3">
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={email}
          error={emailError}
          className="min-w-0 flex-1 basis-64"
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="ink" disabled={isBusy} className="mt-5.75">
          {isBusy ? 'Searching…' : 'Find everything'}
        </Button>
      </form>
      <p role="alert" className="mt-3 text-danger">
        {error && !emailError ? error : ''}
      </p>
      {person && <Found person={person} onErase={() => setIsAsking(true)} />}
      {erased && <Erased erased={erased} />}
      {person && isAsking && (
        <DeleteDialog
          title={`Erase ${person.email}?`}
          action="Erase everything"
          onDelete={() => erase(person.email)}
          onClose={() => setIsAsking(false)}
        >
          Messages, bookings, chats, the subscription and every message about this person in the outbox are deleted;
          where other texts mention the address, it is replaced. This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}

function Found({ person, onErase }: { person: Person; onErase(): void }) {
  const { email, sections, mentions } = person;
  const query = `/captain/people?email=${encodeURIComponent(email)}`;
  if (sections.length === 0 && mentions.length === 0) {
    return (
      <div className="mt-8">
        <Empty title="Nothing is stored about this address" />
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
          <DownloadButton path={`${query}&format=html`}>Export as a page</DownloadButton>
          <Button size="sm" variant="outline" onClick={() => saveJson(person)}>
            Export as JSON
          </Button>
          <Button size="sm" variant="ink" onClick={onErase}>
            Erase everything
          </Button>
        </div>
      </div>
      {sections.map(({ title, records }) => (
        <details key={title} className="mt-3 border-paper-rule border-t pt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {title} ({records.length})
          </summary>
          <ul>
            {records.map(({ at, title: name, fields }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: records have no identity and never change places.
              <li key={index} className="border-paper-rule border-b py-3">
                <p className="font-semibold">
                  {name} {at && <span className="font-normal text-mute">{moment(at)}</span>}
                </p>
                <dl className="mt-1">
                  {Object.entries(fields).map(([key, value]) => (
                    <div key={key} className="grid gap-x-4 py-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
                      <dt className="small-mono text-mute">{key}</dt>
                      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {mentions.length > 0 && (
        <p className="mt-4">
          Texts of others mention the address: {mentions.map(({ where, count }) => `${count} in ${where}`).join(', ')}.
        </p>
      )}
    </section>
  );
}

function Erased({ erased: { email, erased, remains } }: { erased: ErasedPerson }) {
  const counts = Object.entries(erased).map(([what, count]) => `${what}: ${count}`);
  return (
    <section role="status" className="mt-8 border-signal border-l-4 bg-paper-bright p-5">
      <h2 className="text-title wrap-anywhere">{email} is erased</h2>
      <p className="mt-2">{counts.join(', ') || 'Nothing was stored.'}</p>
      <h3 className="label mt-4 mb-2">What remains</h3>
      <ul className="list-disc pl-5">
        {remains.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function saveJson(person: Person): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'personal-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
