import { Link, useLocation } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { BlockLink, scrollToElement } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedGroup, UnfinishedSummary } from '#shared/unfinished.schema.ts';
import { UNFINISHED, UNFINISHED_REASONS, type UnfinishedReason } from '#shared/unfinished.ts';
import { countMissing } from './missing.ts';

interface UnfinishedProps {
  left: UnfinishedSummary;
  onChange(left: UnfinishedSummary): void;
}

/** List of what is left until the site is the owner's: counted by reason and page, each with a link to its field. */
export function Unfinished({ left, onChange }: UnfinishedProps) {
  const isBack = useLocation().hash === `#${UNFINISHED}`;
  if (left.count === 0) return <p className="text-mute">Nothing is left: every text is yours.</p>;
  const missing = countMissing(left);
  return (
    <section aria-labelledby="unfinished-title">
      <h2 ref={isBack ? scrollToElement : undefined} id="unfinished-title" className="scroll-mt-32 text-title">
        {missing > 0 ? `Still to be filled in: ${pluralize(missing, 'field')}` : 'Nothing is missing'}
      </h2>
      {left.groups.some(({ reason }) => reason === 'placeholder') && (
        <p className="mt-1 max-w-text text-mute">
          Paragraphs and sentences that are wholly in brackets are not shown to visitors.
        </p>
      )}
      <div className="mt-3 border-paper-rule border-t">
        {left.groups.map((group) => (
          <Fold
            key={group.reason}
            open={isBack && group.reason !== 'starter'}
            className="border-paper-rule border-b"
            title={
              <>
                {UNFINISHED_REASONS[group.reason]} <span className="text-mute">({formatCount(group.count)})</span>
              </>
            }
          >
            {group.reason === 'starter' ? <ByDocument group={group} onChange={onChange} /> : <Fields group={group} />}
          </Fold>
        ))}
      </div>
    </section>
  );
}

/** Shipped texts are many, and some may stay: they are listed by page. */
function ByDocument({ group, onChange }: { group: UnfinishedGroup } & Pick<UnfinishedProps, 'onChange'>) {
  const { isBusy, run } = useAction();
  const keep = (key: string) =>
    run('Failed to save', async () =>
      onChange(await captainApi.call(unfinishedCalls.accept, { params: { key }, input: { isAccepted: true } })),
    );
  const keepAll = () =>
    run('Failed to save', async () => {
      for (const { document: key } of group.documents) {
        onChange(await captainApi.call(unfinishedCalls.accept, { params: { key }, input: { isAccepted: true } }));
      }
    });
  const [first] = group.documents;
  return (
    <>
      <p className="mb-3 max-w-text text-mute">
        Read them once, page by page, and change what does not fit your business. Keep the rest: the page then leaves
        this list.
      </p>
      <div className="mb-3 flex flex-wrap gap-3">
        {first && (
          <Link to={paths.readTexts(first.document)} className={buttonLook('ink', 'sm')}>
            Read them page by page
          </Link>
        )}
        <SmallButton disabled={isBusy} onClick={keepAll}>
          Keep them all
        </SmallButton>
      </div>
      <ul className="mb-4">
        {group.documents.map(({ document, title, count: texts }) => (
          <li key={document} className="flex flex-wrap items-center justify-between gap-x-4">
            <BlockLink to={paths.readTexts(document)} className="min-w-0 wrap-anywhere">
              {title} ({texts})
            </BlockLink>
            <SmallButton disabled={isBusy} aria-label={`Keep the texts of ${title}`} onClick={() => keep(document)}>
              Keep
            </SmallButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fields({ group: { fields, count: all } }: { group: UnfinishedGroup }) {
  return (
    <ul className="mb-4">
      {fields.map(({ document, title, path, label, reason, text }) => (
        <li key={`${document} ${path}`} className="wrap-anywhere">
          <Link to={placeOf(document, path, reason)} className="link block min-h-11 py-2">
            <span className="small-mono block text-mute">
              {title} › {label}
            </span>
            {text || 'Empty'}
          </Link>
        </li>
      ))}
      {all > fields.length && <li className="text-mute">And {pluralize(all - fields.length, 'field')} more.</li>}
    </ul>
  );
}

/** The screen on which a field is edited. */
function placeOf(document: string, path: string, reason: UnfinishedReason): string {
  if (reason === 'legal') return paths.setupStep('legal');
  if (document === 'settings') return paths.captainTab('settings');
  const place = paths.editText(document, path);
  return place === paths.editField(document, path) ? `${place}&from=${UNFINISHED}` : place;
}
