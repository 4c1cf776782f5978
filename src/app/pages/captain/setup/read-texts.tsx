import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#app/api.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Form, HiddenValue, SubmitButton, TextareaField } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { VisitorsRead } from '#app/pages/captain/parts/visitors-read.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { isObject, type Json, type JsonObject, valueAt, withValue } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { splitSentences } from '#shared/sentences.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedSummary, UnreadTexts } from '#shared/unfinished.schema.ts';
import { CHANGED_MEANWHILE, changeDocument } from './change-document.ts';
import { unreadDocuments } from './missing.ts';

/** Paths of the titles of what follows them: a page's parts, its items, the questions of answers. */
const TITLE = /(?:^|\.)(?:heading|title|question|name)$/;
/** Paths of texts that nobody understands by themselves: beside a figure or a picture, or nowhere on the page. Their labels are shown. */
const NEEDS_LABEL = /^(?:meta|service|business)\.|\.(?:alt|unit|titleEmphasis|caption)$/;
/** Between the names of the parts of a field. */
const SEPARATOR = ' › ';

interface ReadTextsProps {
  /** Key of the document. */
  document: string;
  left: UnfinishedSummary;
  focus(heading: HTMLElement | null): void;
}

/** The texts of a document that came with the site: each is read, and changed where it does not fit; then those of the next one. */
export function ReadTexts({ document, left, focus }: ReadTextsProps) {
  const call = useCall(unfinishedCalls.unread, { params: { key: document } });
  return (
    <section aria-labelledby="read-title">
      <p className="label text-signal-deep">
        {isRead(left, document) ? 'Read' : `${pluralize(unreadDocuments(left).length, 'page')} left to read`}
      </p>
      <Loaded call={call}>
        {(unread) => (
          <>
            <h2 ref={focus} id="read-title" tabIndex={-1} className="mt-2 scroll-mt-32 text-title outline-none">
              {unread.title}
            </h2>
            <p className="mt-1 mb-5 max-w-text text-mute">
              {unread.texts.length === 0
                ? 'Every text here is yours.'
                : `${pluralize(unread.texts.length, 'text')} to read once, as visitors read them. Change what does not fit your business.`}
            </p>
            <PageForm document={document} left={left} unread={unread} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** New texts by their paths, while they are typed. */
type Edits = Readonly<Record<string, string>>;

/** All texts of a page as one form: it saves what was changed, accepts the rest, and leads to the next page. */
function PageForm({ document, left, unread }: Pick<ReadTextsProps, 'document' | 'left'> & { unread: UnreadTexts }) {
  const { texts, values } = unread;
  const [edits, setEdits] = useState<Edits>({});
  const navigate = useNavigate();
  const wasRead = isRead(left, document);
  const isLast = unreadDocuments(left).every((one) => one.document === document);
  const hasEdits = Object.keys(edits).length > 0;

  async function save() {
    if (hasEdits) await saveTexts(document, texts, edits);
    setEdits({});
    const after = wasRead
      ? left
      : await captainApi.call(unfinishedCalls.accept, { params: { key: document }, input: { isAccepted: true } });
    const next = unreadDocuments(after)[0];
    void navigate(next ? paths.readTexts(next.document) : paths.captainTab('setup'), { state: { movesFocus: true } });
  }

  return (
    <Form localCopy={`read.${document}`} save={save} failed="Failed to save texts">
      <HiddenValue name="texts" value={edits} onChange={setEdits} />
      {[...Map.groupBy(texts, ({ label }) => label.split(SEPARATOR)[0])].map(([part = '', group]) => {
        const name = fill(part, values);
        // A part is named by its heading, which is one of its texts.
        const heading = group.find(({ text }) => fill(text, values) === name.replace(/^“(.*)”$/, '$1'));
        return (
          <section key={part} aria-label={name} className="mb-8">
            {!heading && (
              <h3 className="border-ink border-b pb-1 font-sans font-semibold text-lead tracking-normal">{name}</h3>
            )}
            <ul>
              {group.map((text) => (
                <Text
                  key={text.path}
                  values={values}
                  isHeading={text === heading}
                  edited={edits[text.path]}
                  onEdit={(edited) => {
                    const { [text.path]: _, ...others } = edits;
                    setEdits(edited === undefined ? others : { ...others, [text.path]: edited });
                  }}
                  {...text}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {(hasEdits || !wasRead || !isLast) && (
          <SubmitButton busy="Saving…">{saveLabel({ hasEdits, wasRead, isLast })}</SubmitButton>
        )}
        <TextLink to={paths.captainTab('setup')}>{isLast ? 'Back to “Make it yours”' : 'Go on later'}</TextLink>
      </div>
    </Form>
  );
}

function saveLabel({ hasEdits, wasRead, isLast }: { hasEdits: boolean; wasRead: boolean; isLast: boolean }): string {
  if (wasRead && !hasEdits) return 'Next page';
  return `${hasEdits ? 'Save' : 'Keep the rest'}${isLast ? '' : ', next page'}`;
}

/** Publishes the new texts of a document; those of one with a draft are saved in that draft. */
async function saveTexts(document: string, texts: UnreadTexts['texts'], edits: Edits): Promise<void> {
  const { isPublished } = await changeDocument<JsonObject>(document, (data) => withTexts(data, texts, edits));
  if (!isPublished)
    toast({ title: 'Draft saved', description: 'A draft of this page was waiting. Publish it in Pages.' });
}

/**
 * The document with the new texts. An item of a list is left out when its text, which is all of it, was emptied.
 *
 * @param texts as they were read: another one that stands in the place of one of them meanwhile is kept.
 * @throws ApiError 409 when a text that was changed here has become another one.
 */
function withTexts(data: JsonObject, texts: UnreadTexts['texts'], edits: Edits): JsonObject {
  // The last item first: those before it keep their places.
  const edited = texts
    .filter(({ path }) => edits[path] !== undefined)
    .toSorted((a, b) => b.path.localeCompare(a.path, 'en', { numeric: true }));
  return edited.reduce((changed, { path, text }) => {
    const next = edits[path];
    const stored = valueAt(data, path);
    const item = next?.trim() === '' ? itemAt(data, path) : undefined;
    if (item !== undefined) return stored === text ? (withValue(changed, item, undefined) as JsonObject) : changed;
    if (stored !== text && stored !== next) throw new ApiError(409, CHANGED_MEANWHILE);
    return withValue(changed, path, next) as JsonObject;
  }, data);
}

/** The part of a path that names an item of a list, where the rest names its text. */
const ITEM_OF_TEXT = /^.*\.\d+(?=(?:\.text)?$)/;

/** Path of the item of a list that consists of the text at `path`; undefined for any other text. */
function itemAt(data: Json, path: string): string | undefined {
  const item = ITEM_OF_TEXT.exec(path)?.[0];
  const value = item === undefined ? undefined : valueAt(data, item);
  const isText = typeof value === 'string' || (isObject(value) && Object.keys(value).join() === 'text');
  return isText ? item : undefined;
}

interface TextProps {
  values: PlaceholderValues;
  /** The heading of its part. */
  isHeading: boolean;
  /** The new text; undefined while the field is closed. */
  edited: string | undefined;
  /** @param edited undefined closes the field. */
  onEdit(edited: string | undefined): void;
}

/** Hints for a text; an item that consists of more than its text is refused when that is emptied. */
function hintsFor(path: string, text: string): string {
  const hints = [
    ITEM_OF_TEXT.test(path) && 'Empty it to leave it out.',
    placeholdersIn(text).length > 0 && 'The site fills in what is in braces.',
  ];
  return hints.filter(Boolean).join(' ');
}

/** A text without the sentences that name a fact which is missing, such as a phone number. */
function asRead(text: string, values: PlaceholderValues): string {
  const isKnown = (sentence: string) => !placeholdersIn(sentence).some((name) => values[name] === '');
  return fill(splitSentences(text).filter(isKnown).join('').trim() || text, values);
}

/** A text as visitors read it; its button shows it as it is stored, to be changed. */
function Text({
  values,
  isHeading,
  edited,
  onEdit,
  path,
  label,
  reason,
  text,
}: TextProps & UnreadTexts['texts'][number]) {
  const name = label.split(SEPARATOR).slice(1).join(SEPARATOR) || label;
  const isTitle = TITLE.test(path);
  if (edited !== undefined) {
    return (
      <li className="grid gap-3 border-paper-rule border-b py-3">
        <TextareaField
          label={name}
          hint={hintsFor(path, text)}
          name={path}
          rows={1}
          autoFocus
          value={edited}
          onChange={({ target }) => onEdit(target.value)}
        />
        <VisitorsRead value={edited} values={values} />
        <p>
          <SmallButton variant="quiet" aria-label={`Keep: ${fill(label, values)}`} onClick={() => onEdit(undefined)}>
            Keep it as it was
          </SmallButton>
        </p>
      </li>
    );
  }
  const textLook = isTitle ? 'pt-1' : 'border-paper-rule border-b pb-1';
  const look = isHeading ? 'border-ink border-b' : textLook;
  return (
    <li className={`flex items-center justify-between gap-4 ${look}`}>
      <div className="min-w-0">
        <p className="small-mono flex flex-wrap items-center gap-x-3 text-mute">
          <span className={NEEDS_LABEL.test(path) ? '' : 'sr-only'}>{name}</span>
          {reason === 'placeholder' && <Badge look="alert">To be written</Badge>}
        </p>
        <p
          className={`wrap-anywhere max-w-prose whitespace-pre-line ${isTitle ? 'font-semibold' : ''} ${isHeading ? 'text-lead' : ''}`}
        >
          {asRead(text, values)}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Change: ${fill(label, values)}`}
        onClick={() => onEdit(text)}
        className="link inline-flex min-h-11 shrink-0 items-center"
      >
        Change
      </button>
    </li>
  );
}

function isRead({ accepted }: UnfinishedSummary, document: string): boolean {
  return accepted.some((one) => one.document === document);
}
