import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { draftOrPublished } from '#app/pages/captain/setup/change-document.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { fieldsOf } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';

/**
 * Prices among the facts, as far as visible texts name them, each with a link to its field. With them come the headings that tell them from
 * the owner's own list, which stands below.
 */
export function FactPrices() {
  const used = useCall(setupCalls.facts).data ?? [];
  const facts = useCall(contentCalls.get, { params: { key: 'facts' } }).data;
  const prices = facts
    ? fieldsOf(facts.schema, draftOrPublished<Facts>(facts)).filter(
        ({ path }) => path.startsWith('price.') && used.includes(path),
      )
    : [];
  if (!facts || prices.length === 0) return null;
  return (
    <>
      <h3 className="font-sans font-semibold tracking-normal">In the texts of your pages</h3>
      <ul className="mt-2 mb-8 border-paper-rule border-t">
        {prices.map(({ path, schema: { label } }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-paper-rule border-b py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{label}</span>: {facts.values[path]}
              <span className="block text-mute text-small">
                In texts: <code className="font-mono">{`{${path}}`}</code>
              </span>
            </span>
            <BlockLink to={paths.editField('facts', path)} aria-label={`Change: ${label}`}>
              Change
            </BlockLink>
          </li>
        ))}
      </ul>
      <h3 className="mb-3 font-sans font-semibold tracking-normal">Your own list</h3>
    </>
  );
}
