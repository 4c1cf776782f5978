import {
  Asset,
  AssetInput,
  AssetList,
  BatchDeleteInput,
  BatchDeletion,
  ReplaceInput,
  Uploaded,
} from './asset.schema.ts';
import { call } from './call.ts';

/** Uploaded files. */
export const assetCalls = {
  list: call('GET /assets', {
    does: 'Every uploaded file, the newest first, with the posts that show it',
    who: 'editor',
    answer: AssetList,
  }),
  upload: call('POST /assets', {
    does: 'Stores files, sent as a form with the field `files`; it lists those that cannot be stored, and is refused where none can',
    who: 'editor',
    input: 'other',
    answer: Uploaded,
    status: 201,
    audit: 'asset.upload',
    errors: ['too_large', 'not_json', 'conflict'],
  }),
  save: call('PUT /assets/:filename', {
    does: 'Saves what a picture shows',
    who: 'editor',
    input: AssetInput,
    answer: Asset,
    audit: 'asset.save',
  }),
  replace: call('POST /assets/:filename/replace', {
    does: 'Puts another upload of the same kind in the place of one, in all pages, posts, issues and drafts; the former one stays',
    who: 'owner',
    input: ReplaceInput,
    answer: Asset,
    audit: 'asset.replace',
  }),
  remove: call('POST /assets/batch-delete', {
    does: 'Deletes files; 200 even where some cannot be deleted, which are listed with the reason',
    who: 'owner',
    input: BatchDeleteInput,
    answer: BatchDeletion,
    audit: 'asset.delete',
  }),
};
