import { ApiError, callPath } from '#app/api.ts';
import { assetCalls } from '#shared/asset.calls.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { formatBytes, UPLOAD_MAX_BYTES } from '#shared/asset.ts';
import type { AnswerOf } from '#shared/call.ts';
import type { ErrorBody } from '#shared/errors.ts';

/**
 * Uploads one file. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 *
 * @param onProgress called with the sent part of the file, 0 to 1.
 * @throws ApiError with the server's message; an Error when there is no answer.
 */
export function uploadFile(file: File, onProgress: (progress: number) => void = () => {}): Promise<AssetJson> {
  if (file.size > UPLOAD_MAX_BYTES) {
    return Promise.reject(new ApiError(413, `Files can have at most ${formatBytes(UPLOAD_MAX_BYTES)}`));
  }
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('files', file);
    const request = new XMLHttpRequest();
    request.open(assetCalls.upload.method, `/api${callPath(assetCalls.upload)}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('Network error'));
    request.onload = () => {
      const [asset] =
        request.status < 300 ? (JSON.parse(request.responseText) as AnswerOf<typeof assetCalls.upload>).assets : [];
      if (asset) resolve(asset);
      else reject(new ApiError(request.status, messageOf(request)));
    };
    request.send(form);
  });
}

function messageOf({ status, statusText, responseText }: XMLHttpRequest): string {
  try {
    const { message } = JSON.parse(responseText) as Partial<ErrorBody>;
    if (message) return message;
  } catch {
    // Not JSON, for example the error page of a proxy.
  }
  return `${status}: ${responseText || statusText}`;
}
