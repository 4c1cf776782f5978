import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import { listChanges, type Piece, shortenPieces } from './diff.ts';

interface ChangesProps {
  schema: FieldSchema;
  before: Json;
  after: Json;
  /** Shown when nothing differs. */
  none: string;
}

/** The differences between two versions: each field with its removed and added words. */
export function Changes({ schema, before, after, none }: ChangesProps) {
  const changes = listChanges(schema, before, after);
  if (changes.length === 0) return <p className="text-mute">{none}</p>;
  return (
    <dl className="border-paper-rule border-t">
      {changes.map(({ path, labels, pieces }) => (
        <div key={path} className="border-paper-rule border-b py-3">
          <dt className="small-mono text-mute">{labels.join(' › ')}</dt>
          <dd className="mt-1 wrap-anywhere whitespace-pre-line">
            {shortenPieces(pieces).map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity and are never reordered.
              <PieceOf key={index} {...piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PieceOf({ kind, text }: Piece) {
  if (kind === 'same') return text;
  if (kind === 'removed') {
    return (
      <del className="bg-danger/10 text-danger decoration-1">
        <span className="sr-only">removed: </span>
        {text}
      </del>
    );
  }
  return (
    <ins className="bg-good/15 [del+&]:ml-1 font-semibold text-good no-underline">
      <span className="sr-only">added: </span>
      {text}
    </ins>
  );
}
