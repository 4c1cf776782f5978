import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { NO_CONFIRMATION } from '#app/pages/captain/booking/mail-hint.ts';
import { deleteLocalValues, hasLocalValues, useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { DeleteButton } from '#app/pages/captain/parts/dialog.tsx';
import {
  Form,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { BlockLink, JumpLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SetUpMailLink } from '#app/pages/captain/parts/set-up-mail-link.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Loaded, Notice, TabHead } from '#app/pages/captain/parts/states.tsx';
import { shortDate } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall, useNow, useReloadWhile } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import type { AnswerOf } from '#shared/call.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import { NOTES_MAX, type Stage } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import { LeadBadges } from './lead-badges.tsx';
import { LeadEvents } from './lead-events.tsx';
import { ReplyForm, replyCopyName } from './reply-form.tsx';
import { useRespond } from './use-respond.ts';

type History = AnswerOf<typeof leadCalls.get>;

/** How often it is asked whether a reply was sent. Milliseconds. */
const ASK_EVERY_MS = 3_000;

/** A lead with everything it did. @param listHref the list that it was opened from. */
export function LeadPage({ id, listHref }: { id: number; listHref: string }) {
  const call = useCall(leadCalls.get, { params: { id } });
  const { data, error, status, setData } = call;
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const isSending = data?.events.some(({ delivery }) => delivery?.status === 'waiting') === true;
  useReloadWhile(isSending && !error, call, ASK_EVERY_MS);

  return (
    <>
      <p className="-mt-3 mb-3">
        <BlockLink ref={back} to={listHref}>
          All leads
        </BlockLink>
      </p>
      {!data && <h1 className="sr-only">Lead</h1>}
      {status === 404 ? (
        <Empty title="There is no such lead">It was deleted, or its address is not right.</Empty>
      ) : (
        <Loaded call={call}>
          {(lead) => (
            <Person
              key={id}
              lead={lead}
              listHref={listHref}
              reload={call.reload}
              onChange={(changed) => setData((old) => ({ ...old, ...changed }))}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

interface PersonProps {
  lead: History;
  listHref: string;
  reload(): void;
  onChange(lead: Partial<LeadJson>): void;
}

function Person({ lead, listHref, reload, onChange }: PersonProps) {
  const { id } = lead;
  const now = useNow(1000);
  const { hash } = useLocation();
  const [isReplying, setIsReplying] = useState(() => hash === '#reply' || hasLocalValues(replyCopyName(id)));
  const reply = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is closed.
    if (!isReplying && document.activeElement === document.body) reply.current?.focus();
  }, [isReplying]);
  const hasMail = useHasMail();
  const { isBusy, respond } = useRespond(lead, reload, reload);
  const newest = lead.events.find(({ kind }) => kind === 'message');
  return (
    <>
      <TabHead
        title={lead.name ?? lead.email}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {lead.company && <span className="wrap-anywhere">{lead.company}</span>}
            <a href={`mailto:${encodeURI(lead.email)}`} className="link break-all">
              {lead.email}
            </a>
            <LeadBadges lead={lead} now={now} promisedMinutes={lead.promisedMinutes} stages={lead.stages} />
            <JumpLink to="stage" className="lg:hidden">
              Stage and notes
            </JumpLink>
          </span>
        }
      >
        {/* The form of the reply has its own button, which stores the text too. */}
        {lead.waitingSince && !isReplying && (
          <SmallButton disabled={isBusy} onClick={() => void respond()}>
            Mark as responded
          </SmallButton>
        )}
        {/* It stays while somebody replies: a second click would hit the button that took its place. */}
        <MainButton ref={reply} disabled={isReplying} onClick={() => setIsReplying(true)}>
          Reply
        </MainButton>
      </TabHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          {isReplying && (
            <ReplyForm
              lead={lead}
              newest={newest}
              onSent={() => {
                setIsReplying(false);
                reload();
              }}
              onClose={() => setIsReplying(false)}
            />
          )}
          {!hasMail && lead.events.some(({ kind }) => kind === 'booking') && (
            <Notice className="">
              {NO_CONFIRMATION} <SetUpMailLink />
            </Notice>
          )}
          <LeadEvents events={lead.events} name={lead.name ?? lead.email} onChanged={reload} />
          {lead.events.length === 0 && <p className="text-mute">Nothing has happened yet.</p>}
        </div>
        <Side lead={lead} listHref={listHref} onChange={onChange} />
      </div>
    </>
  );
}

/** Stage, follow-up and notes, which the owner decides and writes. */
function Side({ lead, listHref, onChange }: Pick<PersonProps, 'lead' | 'listHref' | 'onChange'>) {
  async function saveStage(stage: Stage) {
    onChange({ stage });
    const isSaved = await toastOnFailure('Failed to save lead', async () => {
      await captainApi.call(leadCalls.save, { params: { id: lead.id }, input: { stage } });
      toast({ title: 'Stage saved' });
    });
    if (!isSaved) onChange({ stage: lead.stage });
  }
  return (
    <div id="stage" className="grid scroll-mt-16 content-start gap-5">
      <SelectField label="Stage" choices={lead.stages} value={lead.stage} onChoose={(stage) => void saveStage(stage)} />
      <Form
        localCopy={`follow-up.${lead.id}`}
        save={async (fields) => {
          const followUpOn = textIn(fields, 'followUpOn') || null;
          onChange(await captainApi.call(leadCalls.save, { params: { id: lead.id }, input: { followUpOn } }));
          toast({ title: followUpOn ? 'Follow-up saved' : 'Follow-up done' });
        }}
        failed="Failed to save lead"
      >
        <TextField
          key={lead.followUpOn}
          label="Follow up on"
          name="followUpOn"
          type="date"
          defaultValue={lead.followUpOn ?? ''}
          hint="On that day it appears in Today."
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <SubmitButton variant="outline">Save follow-up</SubmitButton>
          {lead.followUpOn && (
            <SmallButton
              variant="quiet"
              onClick={({ currentTarget: { form } }) => {
                const date = form?.querySelector('input');
                if (date) date.value = '';
                form?.requestSubmit();
              }}
            >
              Done
            </SmallButton>
          )}
        </div>
      </Form>
      <Notes lead={lead} onChange={onChange} />
      <p className="text-mute">
        {lead.source !== null && (
          <span className="block wrap-anywhere">
            Added by hand: <span className="text-ink">{lead.source}</span>
          </span>
        )}
        In the list since {shortDate(lead.firstAt)}.
      </p>
      <DeleteLead lead={lead} listHref={listHref} />
    </div>
  );
}

/** Name of the local copy of the notes about a lead. */
const notesCopyName = (id: number) => `notes.${id}`;

function Notes({ lead, onChange }: Pick<PersonProps, 'lead' | 'onChange'>) {
  const { values, change, markSent } = useLocalValues(notesCopyName(lead.id), { notes: lead.notes });
  async function save() {
    onChange(await captainApi.call(leadCalls.save, { params: { id: lead.id }, input: values }));
    markSent(values);
    toast({ title: 'Notes saved' });
  }
  return (
    <Form save={save} failed="Failed to save lead" hasOwnCopy>
      <TextareaField
        label="Notes"
        note="visitors never see them"
        name="notes"
        rows={6}
        maxLength={NOTES_MAX}
        value={values.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <SubmitButton variant="outline" className="mt-2">
        Save notes
      </SubmitButton>
    </Form>
  );
}

function DeleteLead({ lead, listHref }: Pick<PersonProps, 'lead' | 'listHref'>) {
  const navigate = useNavigate();
  return (
    <DeleteButton
      label="Delete this lead"
      className="-ml-4 justify-self-start"
      title={`Delete ${lead.name ?? lead.email}?`}
      action="Delete permanently"
      failed="Failed to delete lead"
      onDelete={async () => {
        await captainApi.call(leadCalls.erase, { params: { id: lead.id } });
        deleteLocalValues(replyCopyName(lead.id));
        deleteLocalValues(notesCopyName(lead.id));
        toast({ title: 'Lead deleted' });
        await navigate(listHref, { replace: true });
      }}
    >
      All messages, replies, bookings, newsletter data, chats and notes of {lead.email} will be deleted permanently;
      automatic copies of the database hold them for up to 14 days. Texts of others that mention the address stay as
      they are; <TextLink to={paths.captainPerson(lead.email)}>Privacy</TextLink> erases it from them too.
    </DeleteButton>
  );
}
