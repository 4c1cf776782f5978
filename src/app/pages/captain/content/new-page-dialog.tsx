import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#app/api.ts';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedDocument, PageTemplate } from '#shared/content.ts';
import { paths } from '#shared/paths.ts';
import { slugFromTitle } from '#shared/post.ts';

interface NewPageDialogProps {
  documents: ListedDocument[];
  onClose(): void;
}

/** Creates a landing page from a template or as a copy, and opens it in the editor. */
export function NewPageDialog({ documents, onClose }: NewPageDialogProps) {
  const navigate = useNavigate();
  const { data: templates = [] } = useCall<PageTemplate[]>('/captain/content/templates');
  const [source, setSource] = useState('');
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const issues = useIssues();
  const path = ownPath ?? `/${slugFromTitle(title)}`;
  const copied = documents.filter(({ isLanding }) => isLanding);

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [kind, name] = (source || `template:${templates[0]?.name ?? 'landing'}`).split(':');
    setIsCreating(true);
    issues.clear();
    try {
      const input = { title, path, ...(kind === 'copy' ? { copyOf: name } : { template: name }) };
      const { key } = await captainApi.post<{ key: string }>('/captain/content', input);
      await navigate(paths.editPage(key));
    } catch (error) {
      setIsCreating(false);
      issues.take(error);
      const isBesideField = error instanceof ApiError && error.issues.length > 0;
      if (!isBesideField) {
        toast({ title: 'The page was not created', description: reasonOf(error), variant: 'destructive' });
      }
    }
  }

  return (
    <Dialog title="New page" onClose={onClose}>
      <form onSubmit={create} noValidate className="grid gap-5">
        <Field label="Start with" error={issues.errorOf('template') ?? issues.errorOf('copyOf')}>
          {(control) => (
            <Select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
              <optgroup label="Templates">
                {templates.map((template, index) => (
                  <option key={template.name} value={index === 0 ? '' : `template:${template.name}`}>
                    {template.title}
                  </option>
                ))}
              </optgroup>
              {copied.length > 0 && (
                <optgroup label="A copy of">
                  {copied.map((document) => (
                    <option key={document.key} value={`copy:${document.key}`}>
                      {document.title}
                    </option>
                  ))}
                </optgroup>
              )}
            </Select>
          )}
        </Field>
        <TextField
          label="Title"
          value={title}
          error={issues.errorOf('title') ?? issues.errorOf('label') ?? issues.errorOf('meta')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label="Path"
          value={path}
          error={issues.errorOf('path')}
          hint="The address of the page on your site, such as /services/audits"
          spellCheck={false}
          onChange={({ target }) => setOwnPath(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isCreating}>
            {isCreating ? 'Creating...' : 'Create page'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
