import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#app/api.ts';
import { toPreviewDocument } from '#app/pages/captain/content/frame/markers.ts';
import { Preview } from '#app/pages/captain/content/frame/preview.tsx';
import { labelsOf } from '#app/pages/captain/drafts/json.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Form, HiddenValue, SubmitButton, TextareaField } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { VisitorsRead } from '#app/pages/captain/parts/visitors-read.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { isObject, type Json, type JsonObject, valueAt, withValue } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { splitSentences } from '#shared/sentences.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedSummary, UnreadTexts } from '#shared/unfinished.schema.ts';
import { CHANGED_MEANWHILE, changeDocument, draftOrPublished } from './change-document.ts';
import { unreadDocuments } from './missing.ts';

/** Paths of the titles of what follows them: a page's parts, its items, the questions of answers. */
const TITLE = /(?:^|\.)(?:heading|title|question|name)$/;
/** Paths of texts that nobody understands by themselves: beside a figure or a picture, or nowhere on the page. Their labels are shown. */
const NEEDS_LABEL = /^(?:meta|service|business)\.|\.(?:alt|unit|titleEmphasis|caption)$/;
/** Paths of texts that the page shows nowhere: those for search engines, and descriptions of pictures. */
const NOT_ON_PAGE = /^(?:meta|service|business)\.|\.alt$/;
/** Between the names of the parts of a field. */
const SEPARATOR = ' › ';

interface ReadTextsProps {
  /** Key of the document. */
  document: string;
  left: UnfinishedSummary;
  focus(heading: HTMLElement | null): void;
}

/** Screens on which the page stands beside the form. */
const WIDE = '(min-width: 80rem)';

/** The texts of a document that came with the site: each is read, and changed where it does not fit; then those of the next one. */
export function ReadTexts({ document: key, left, focus }: ReadTextsProps) {
  const unread = useCall(unfinishedCalls.unread, { params: { key } });
  const document = useCall(contentCalls.get, { params: { key } });
  return (
    <section aria-labelledby="read-title">
      <LoadedAll calls={{ unread, document }}>
        {({ unread, document }) => (
          <PageForm document={document} left={left} unread={unread}>
            <p className="label text-signal-deep">
              {isRead(left, key) ? 'Read' : `${pluralize(unreadDocuments(left).length, 'page')} left to read`}
            </p>
            <h2 ref={focus} id="read-title" tabIndex={-1} className="mt-2 scroll-mt-32 text-title outline-none">
              {unread.title}
            </h2>
          </PageForm>
        )}
      </LoadedAll>
    </section>
  );
}

/** New texts by their paths, while they are typed. */
type Edits = Readonly<Record<string, string>>;

interface PageFormProps {
  document: EditedDocumentJson;
  left: UnfinishedSummary;
  unread: UnreadTexts;
  /** The heading. */
  children: ReactNode;
}

/** All texts of a page as one form: it saves what was changed, accepts the rest, and leads to the next page. */
function PageForm({ document, left, unread, children }: PageFormProps) {
  const { key } = document;
  const { values } = unread;
  const [edits, setEdits] = useState<Edits>({});
  const isBeside = useIsWide() && document.path !== null;
  // Texts of the owner's own, and those made of facts, are changed from the page.
  const texts = [...unread.texts, ...otherTexts(document, unread.texts, Object.keys(edits))];
  const navigate = useNavigate();
  const wasRead = isRead(left, key);
  const isLast = unreadDocuments(left).every((one) => one.document === key);
  const hasEdits = Object.keys(edits).length > 0;

  async function save() {
    if (hasEdits) await saveTexts(key, texts, edits);
    setEdits({});
    const after = wasRead
      ? left
      : await captainApi.call(unfinishedCalls.accept, { params: { key }, input: { isAccepted: true } });
    const next = unreadDocuments(after)[0];
    void navigate(next ? paths.readTexts(next.document) : paths.captainTab('setup'), { state: { movesFocus: true } });
  }

  const list = (shown: UnreadTexts['texts']) => (
    <TextList
      texts={shown}
      values={values}
      edits={edits}
      onEdit={(path, edited) => {
        const { [path]: _, ...others } = edits;
        setEdits(edited === undefined ? others : { ...others, [path]: edited });
      }}
    />
  );
  const form = (
    <Form localCopy={`read.${key}`} save={save} failed="Failed to save texts">
      <HiddenValue name="texts" value={edits} onChange={setEdits} />
      {children}
      <p className="mt-1 mb-5 max-w-text text-mute">{howToRead(unread, isBeside)}</p>
      {isBeside ? (
        <>
          {list(texts.filter(({ path }) => edits[path] !== undefined || NOT_ON_PAGE.test(path)))}
          {unread.texts.length > 0 && (
            <Fold title={`All ${pluralize(unread.texts.length, 'text')} as a list`}>
              {list(unread.texts.filter(({ path }) => edits[path] === undefined && !NOT_ON_PAGE.test(path)))}
            </Fold>
          )}
        </>
      ) : (
        list(texts)
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {(hasEdits || !wasRead || !isLast) && (
          <SubmitButton busy="Saving…">{saveLabel({ hasEdits, wasRead, isLast })}</SubmitButton>
        )}
        <TextLink to={paths.captainTab('setup')}>{isLast ? 'Back to “Make it yours”' : 'Go on later'}</TextLink>
      </div>
    </Form>
  );
  if (!isBeside) return <div className="max-w-[44rem]">{form}</div>;
  return (
    <div className="grid grid-cols-[minmax(0,22rem)_minmax(0,1fr)] gap-x-8">
      {form}
      <PageBeside document={document} edits={edits} onClicked={(path, text) => setEdits({ [path]: text, ...edits })} />
    </div>
  );
}

function howToRead({ texts }: UnreadTexts, isBeside: boolean): string {
  if (isBeside)
    return 'Read the page beside this once, as visitors read it. Click on a text that does not fit, to change it.';
  if (texts.length === 0) return 'Every text here is yours.';
  return `${pluralize(texts.length, 'text')} to read once, as visitors read them. Change what does not fit your business.`;
}

/** Texts of the document that are edited without being among those that came with the site. */
function otherTexts(document: EditedDocumentJson, texts: UnreadTexts['texts'], paths: readonly string[]) {
  const data = draftOrPublished<JsonObject>(document);
  return paths.flatMap((path): UnreadTexts['texts'] => {
    const text = valueAt(data, path);
    if (typeof text !== 'string' || texts.some((one) => one.path === path)) return [];
    return [{ path, text, label: labelsOf(document.schema, data, path).join(SEPARATOR), reason: 'starter' }];
  });
}

interface PageBesideProps {
  document: EditedDocumentJson;
  edits: Edits;
  /** A text of the page was clicked. @param text as it is stored. */
  onClicked(path: string, text: string): void;
}

/** The page as visitors read it, with what is typed. */
function PageBeside({ document, edits, onClicked }: PageBesideProps) {
  const { key, isLanding, schema, values, met, hiddenLinks, preview } = document;
  const data = draftOrPublished<JsonObject>(document);
  const typed = Object.entries(edits).reduce<Json>((changed, [path, text]) => withValue(changed, path, text), data);
  const shown = toPreviewDocument(schema, typed, values, { met, hiddenLinks });
  return (
    <div className="sticky top-4 h-[calc(100svh-2rem)] self-start border border-paper-rule">
      <Preview
        src={`${preview.path}?${preview.search}`}
        name={isLanding ? 'landing' : key}
        view="tablet"
        document={shown.document}
        revealed={undefined}
        reloads={0}
        onClicked={(number) => {
          const path = shown.paths[number] ?? '';
          const text = valueAt(data, path);
          if (typeof text === 'string') onClicked(path, text);
        }}
      />
    </div>
  );
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}

interface TextListProps {
  texts: UnreadTexts['texts'];
  values: PlaceholderValues;
  edits: Edits;
  /** @param edited undefined closes the field. */
  onEdit(path: string, edited: string | undefined): void;
}

/** Texts by the parts of their page. */
function TextList({ texts, values, edits, onEdit }: TextListProps) {
  return [...Map.groupBy(texts, ({ label }) => label.split(SEPARATOR)[0])].map(([part = '', group]) => {
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
              onEdit={(edited) => onEdit(text.path, edited)}
              {...text}
            />
          ))}
        </ul>
      </section>
    );
  });
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
