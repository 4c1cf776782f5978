import { type RefObject, useEffect, useRef } from 'react';
import { copyText, useAction } from '#app/pages/captain/actions.ts';
import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import {
  Form,
  InvalidField,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { LinkedText } from '#app/pages/captain/parts/linked-text.tsx';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { mailtoHref } from '#app/pages/captain/parts/mailto-href.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadEvent, LeadJson, ReplyStart } from '#shared/lead.schema.ts';
import { REPLY_MAX } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';

interface ReplyFormProps {
  lead: LeadJson;
  /** The newest message of the lead. */
  newest: Pick<LeadEvent, 'id' | 'text'> | undefined;
  onSent(lead: LeadJson): void;
  onClose(): void;
}

/** Name of the local copy of a reply. @param id of the lead. */
export const replyCopyName = (id: number) => `reply.${id}`;

/** Writes a mail to a lead. */
export function ReplyForm(props: ReplyFormProps) {
  const call = useCall(leadCalls.startReply, { params: { id: props.lead.id } });
  return <Loaded call={call}>{(start) => <Fields start={start} onStart={call.setData} {...props} />}</Loaded>;
}

interface Reply {
  subject: string;
  text: string;
  /** The text was taken to another program. */
  isElsewhere: boolean;
}

interface FieldsProps extends ReplyFormProps {
  start: ReplyStart;
  /** There is another template. */
  onStart(start: ReplyStart): void;
}

function Fields({ start, onStart, lead, newest, onSent, onClose }: FieldsProps) {
  const { values, change, markSent } = useLocalValues<Reply>(replyCopyName(lead.id), {
    subject: start.subject,
    text: start.text,
    isElsewhere: false,
  });
  const { text, isElsewhere } = values;
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterGreeting(box);

  async function send() {
    if (!start.canSend && !isElsewhere) return false;
    if (start.canSend && text.trim() === start.text.trim())
      throw new InvalidField('text', 'Please write something between the greeting and your name');
    const changed = await captainApi.call(leadCalls.reply, {
      params: { id: lead.id },
      input: { subject: values.subject, text, lastMessage: newest?.id ?? 0, isSentElsewhere: !start.canSend },
    });
    markSent(values);
    toast(
      start.canSend
        ? { title: 'Reply is on its way' }
        : { title: 'Marked as responded', description: 'Your text is in the timeline.' },
    );
    onSent(changed);
  }

  return (
    <Form save={send} failed="Failed to send reply" hasOwnCopy className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!start.canSend && <NoMailServer />}
      {newest?.text && (
        <blockquote className="wrap-anywhere line-clamp-6 whitespace-pre-line border-paper-rule border-l-2 pl-4 text-mute">
          <LinkedText text={newest.text} />
        </blockquote>
      )}
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <TextField
            label="Subject"
            name="subject"
            value={values.subject}
            maxLength={REPLY_MAX.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
          {start.templates.length > 0 && <TemplateField templates={start.templates} values={values} change={change} />}
        </div>
        <TextareaField
          label="Text"
          name="text"
          rows={11}
          maxLength={REPLY_MAX.text}
          value={text}
          hint={`${start.canSend && newest ? 'The newest message is quoted below it. ' : ''}What you type stays in this browser until it is sent.`}
          onChange={({ target }) => change({ text: target.value })}
          onCopy={() => change({ isElsewhere: !start.canSend })}
        />
        {text.includes('://localhost') && (
          <Notice className="">
            Links in it lead to localhost, where nobody else finds the site: the server does not know its address yet.{' '}
            <TextLink to={paths.captainTab('system')}>System and backup</TextLink> says how to set it.
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {start.canSend ? (
          <SubmitButton busy="Sending…">Send reply</SubmitButton>
        ) : (
          <SendElsewhere email={lead.email} values={values} onTaken={() => change({ isElsewhere: true })} />
        )}
        <SmallButton variant="quiet" onClick={onClose}>
          Close
        </SmallButton>
        <SaveAsTemplate lead={lead.id} values={values} onSaved={onStart} />
        <BlockLink to={paths.editPage('mails')}>Edit templates</BlockLink>
      </div>
      {isElsewhere && <DidYouSend onNotYet={() => change({ isElsewhere: false })} />}
    </Form>
  );
}

interface TemplateFieldProps {
  templates: ReplyStart['templates'];
  values: Reply;
  change(values: Partial<Reply>): void;
}

/** Replaces subject and text by those of the chosen template. */
function TemplateField({ templates, values, change }: TemplateFieldProps) {
  function insert(name: string) {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    change({ subject: template.subject, text: template.text });
    toast({ title: `“${name}” inserted`, action: { label: 'Undo', onClick: () => change(values) } });
  }
  return (
    <SelectField label="Template" value="" onChoose={insert}>
      <option value="">Choose…</option>
      {templates.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Buttons that take the text to another program, on a site without a mail server. */
function SendElsewhere({ email, values, onTaken }: { email: string; values: Reply; onTaken(): void }) {
  async function copy() {
    const done = { title: 'Text copied', description: `Send it to ${email}.` };
    await copyText(values.text, done, 'Select the text in the field, and copy it by hand.');
    onTaken();
  }
  return (
    <>
      <a
        href={mailtoHref(email, values)}
        onClick={onTaken}
        className={buttonLook(values.isElsewhere ? 'outline' : 'ink', 'sm')}
      >
        Open mail program
      </a>
      <SmallButton onClick={() => void copy()}>Copy text</SmallButton>
    </>
  );
}

function SaveAsTemplate({ lead, values, onSaved }: { lead: number; values: Reply; onSaved(start: ReplyStart): void }) {
  const { isBusy, run } = useAction();
  const save = () =>
    run('Failed to save template', async () => {
      const { subject, text } = values;
      const start = await captainApi.call(leadCalls.saveTemplate, { params: { id: lead }, input: { subject, text } });
      onSaved(start);
      toast({ title: 'Template saved', description: start.templates.at(-1)?.name });
    });
  return (
    <SmallButton variant="quiet" disabled={isBusy} onClick={() => void save()} className="ml-auto">
      Save as template
    </SmallButton>
  );
}

/** Puts the cursor where the owner begins to write. */
function useFocusAfterGreeting(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const text = box.current?.querySelector('textarea');
    const afterGreeting = text?.value.indexOf('\n\n') ?? -1;
    text?.focus();
    if (afterGreeting >= 0) text?.setSelectionRange(afterGreeting + 2, afterGreeting + 2);
    text?.scrollIntoView({ block: 'nearest' });
  }, [box]);
}

function NoMailServer() {
  return (
    <Notice className="">
      The site has no mail server yet, so it cannot send this. Your mail program can: write it here, then open it there
      or copy it with the buttons below. Or set a mail server up in{' '}
      <TextLink to={paths.captainSetting('host')}>Settings, Mail</TextLink>.
    </Notice>
  );
}

/** Asks, once the text was taken to another program. */
function DidYouSend({ onNotYet }: { onNotYet(): void }) {
  return (
    <Notice
      ref={scrollTo}
      role="status"
      className=""
      actions={
        <>
          <SubmitButton busy="Saving…">Yes, mark as responded</SubmitButton>
          <SmallButton variant="quiet" onClick={onNotYet}>
            Not yet
          </SmallButton>
        </>
      }
    >
      Did you send it? Then the text is kept here as your reply.
    </Notice>
  );
}

function scrollTo(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
