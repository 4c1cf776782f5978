import { AppError } from '#shared/errors.ts';
import type { Definition } from './definitions.ts';
import type { StoredDocument } from './queries.ts';

/* Rules about changes of a document, for everybody. To be called in the transaction of the change. */

/** @throws AppError `conflict` for a shipped page, which can only be hidden. */
export function refuseDelete({ isCustom }: Definition): void {
  if (!isCustom) throw new AppError('conflict', 'A shipped page cannot be deleted; hide it instead');
}

/** @throws AppError `conflict` for a page that would be left without any text. */
export function refuseDiscard({ isCustom }: Definition, { published }: StoredDocument): void {
  if (isCustom && published === null) {
    throw new AppError('conflict', 'This page was never published; delete it instead');
  }
}

/** @throws AppError `conflict` for a page that the owner created. */
export function refuseReset({ isCustom }: Definition): void {
  if (isCustom) throw new AppError('conflict', 'This page has no shipped text');
}

/** @throws AppError `not_found` for texts that are no page: programs write pages only. */
export function refuseProgramPage({ isLanding, path }: Definition): void {
  if (!isLanding && !path) throw new AppError('not_found', 'There is no such page');
}

/** @throws AppError `conflict` for a draft that would become public without a person having read the program's change. */
export function refuseProgramDraft(row: StoredDocument | undefined): void {
  if (row?.publishAt) {
    throw new AppError('conflict', 'This draft is planned to be published: a person has to change it');
  }
}
