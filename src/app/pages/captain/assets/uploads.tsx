import { useState } from 'react';
import { uploadFile } from './upload.ts';

interface Upload {
  /** Unique; two files may have the same name. */
  id: number;
  name: string;
  /** Sent part of the file, 0 to 1. */
  progress: number;
  error?: string;
}

let lastId = 0;

/** Uploads files one after the other. Those that failed stay listed until the next upload starts. */
export function useUploads(onDone: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);

  async function upload(files: Iterable<File>) {
    const added = [...files].map((file) => {
      lastId += 1;
      return { id: lastId, file };
    });
    if (added.length === 0) return;
    const change = (id: number, changes: Partial<Upload>) =>
      setUploads((old) => old.map((one) => (one.id === id ? { ...one, ...changes } : one)));
    setUploads((old) => [
      ...old.filter(({ error }) => !error),
      ...added.map(({ id, file }) => ({ id, name: file.name, progress: 0 })),
    ]);
    for (const { id, file } of added) {
      try {
        await uploadFile(file, (progress) => change(id, { progress }));
        setUploads((old) => old.filter((one) => one.id !== id));
      } catch (reason) {
        change(id, { error: (reason as Error).message });
      }
    }
    onDone();
  }

  return { uploads, upload };
}

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return uploads.map(({ id, name, progress, error }) => (
    <p key={id} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 break-all font-mono">{name}</span>
      {error ? (
        <span className="text-danger">{error}</span>
      ) : (
        <progress value={progress} max={1} aria-label={`Uploading ${name}`} className="h-1.5 w-40 accent-signal-deep" />
      )}
    </p>
  ));
}
