import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { Form, SubmitButton, TextareaField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { pluralize } from '#app/pages/captain/parts/lists/lists.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { VisitorsRead } from '#app/pages/captain/parts/visitors-read.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { type JsonObject, valueAt, withValue } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedSummary, UnreadTexts } from '#shared/unfinished.schema.ts';
import { changeDocument } from './change-document.ts';
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
        {({ title, values, texts }) => (
          <>
            <h2 ref={focus} id="read-title" tabIndex={-1} className="mt-2 scroll-mt-32 text-title outline-none">
              {title}
            </h2>
            <p className="mt-1 mb-5 max-w-text text-mute">
              {texts.length === 0
                ? 'Every text here is yours.'
                : `${pluralize(texts.length, 'text')} to read once, as visitors read them. Change what does not fit your business; each change is public at once.`}
            </p>
            {[...Map.groupBy(texts, ({ label }) => label.split(SEPARATOR)[0])].map(([part = '', group]) => {
              const name = fill(part, values);
              // A part is named by its heading, which is one of its texts.
              const heading = group.find(({ text }) => fill(text, values) === name.replace(/^“(.*)”$/, '$1'));
              return (
                <section key={part} aria-label={name} className="mb-6">
                  {!heading && <h3 className="border-paper-rule border-b pb-1 font-semibold">{name}</h3>}
                  <ul>
                    {group.map((text) => (
                      <Text key={text.path} document={document} values={values} {...text} />
                    ))}
                  </ul>
                </section>
              );
            })}
            <Next document={document} left={left} />
          </>
        )}
      </Loaded>
    </section>
  );
}

type TextProps = UnreadTexts['texts'][number] & { document: string; values: PlaceholderValues };

/** A text as visitors read it; its button shows it as it is stored, to be changed. */
function Text({ document, values, path, label, reason, text: shipped }: TextProps) {
  const [text, setText] = useState(shipped);
  const [edited, setEdited] = useState(shipped);
  const [isOpen, setIsOpen] = useState(false);
  const name = label.split(SEPARATOR).slice(1).join(SEPARATOR) || label;
  const isTitle = TITLE.test(path);

  async function save(fields: FormData) {
    const words = textIn(fields, path);
    const unread = { data: undefined, setData() {} };
    const { isPublished } = await changeDocument<JsonObject>(unread, document, {
      part: (data) => valueAt(data, path),
      change: (data) => withValue(data, path, words) as JsonObject,
    });
    setText(words);
    setIsOpen(false);
    if (!isPublished)
      toast({ title: 'Draft saved', description: 'A draft of this page was waiting. Publish it in Pages.' });
  }

  return (
    <li className={isTitle ? 'pt-1' : 'border-paper-rule border-b pb-1'}>
      {isOpen ? (
        <Form
          localCopy={`read.${document}.${path}`}
          save={save}
          failed="Failed to save text"
          className="grid gap-3 py-1"
        >
          <TextareaField
            label={name}
            hint={placeholdersIn(text).length > 0 && 'The site fills in what is in braces.'}
            name={path}
            rows={1}
            autoFocus
            value={edited}
            onChange={({ target }) => setEdited(target.value)}
          />
          <VisitorsRead value={edited} values={values} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy="Saving…">Save</SubmitButton>
            <SmallButton
              variant="quiet"
              onClick={() => {
                setEdited(text);
                setIsOpen(false);
              }}
            >
              Cancel
            </SmallButton>
          </div>
        </Form>
      ) : (
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="small-mono flex flex-wrap items-center gap-x-3 text-mute">
              <span className={NEEDS_LABEL.test(path) ? '' : 'sr-only'}>{name}</span>
              {text !== shipped && <Badge look="good">Yours</Badge>}
              {text === shipped && reason === 'placeholder' && <Badge look="alert">To be written</Badge>}
            </p>
            <p className={`wrap-anywhere max-w-prose whitespace-pre-line ${isTitle ? 'font-semibold' : ''}`}>
              {fill(text, values)}
            </p>
          </div>
          <button
            type="button"
            aria-label={`Change: ${fill(label, values)}`}
            onClick={() => setIsOpen(true)}
            className="link inline-flex min-h-11 shrink-0 items-center"
          >
            Change
          </button>
        </div>
      )}
    </li>
  );
}

function isRead({ accepted }: UnfinishedSummary, document: string): boolean {
  return accepted.some((one) => one.document === document);
}

/** Accepts the rest of the document and leads to the next one; or back to one that was read. */
function Next({ document, left }: Pick<ReadTextsProps, 'document' | 'left'>) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const goOn = (after: UnfinishedSummary) => {
    const next = unreadDocuments(after)[0];
    void navigate(next ? paths.readTexts(next.document) : paths.captainTab('setup'), { state: { movesFocus: true } });
  };
  const keep = () =>
    run('Failed to save', async () => {
      const after = await captainApi.call(unfinishedCalls.accept, {
        params: { key: document },
        input: { isAccepted: true },
      });
      goOn(after);
    });
  const isLast = unreadDocuments(left).every((one) => one.document === document);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      {isRead(left, document) ? (
        !isLast && <MainButton onClick={() => goOn(left)}>Next page</MainButton>
      ) : (
        <MainButton disabled={isBusy} onClick={keep}>
          {isLast ? 'Keep the rest' : 'Keep the rest, next page'}
        </MainButton>
      )}
      <TextLink to={paths.captainTab('setup')}>{isLast ? 'Back to “Make it yours”' : 'Go on later'}</TextLink>
    </div>
  );
}
