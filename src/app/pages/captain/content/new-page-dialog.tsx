import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { SelectField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { ListedDocumentJson } from '#shared/content.schema.ts';
import { paths } from '#shared/paths.ts';
import { slugFromTitle } from '#shared/post.ts';

interface NewPageDialogProps {
  documents: ListedDocumentJson[];
  onClose(): void;
}

/** Creates a landing page from a template or as a copy, and opens it in the editor. */
export function NewPageDialog({ documents, onClose }: NewPageDialogProps) {
  const navigate = useNavigate();
  const { data: templates = [] } = useCall(contentCalls.templates);
  const [source, setSource] = useState('');
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const { language } = useSite();
  const path = ownPath ?? `/${slugFromTitle(title, language)}`;
  const copied = documents.filter(({ isLanding }) => isLanding);

  async function create() {
    const [kind, name] = (source || `template:${templates[0]?.name ?? 'landing'}`).split(':');
    const input = { title, path, ...(kind === 'copy' ? { copyOf: name } : { template: name }) };
    const { key } = await captainApi.call(contentCalls.create, { input });
    await navigate(paths.editPage(key));
  }

  return (
    <FormDialog
      title="New page"
      onClose={onClose}
      localCopy="new-page"
      save={create}
      failed="Failed to create page"
      action="Create page"
      busy="Creating..."
      className="grid gap-5"
    >
      <SelectField
        label="Start with"
        name="source"
        value={source}
        onChoose={setSource}
        errorOf={['template', 'copyOf']}
      >
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
      </SelectField>
      <TextField
        label="Title"
        name="title"
        value={title}
        errorOf={['title', 'label', 'meta']}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label="Path"
        name="path"
        value={path}
        hint="The address of the page on your site, such as /services/audits"
        spellCheck={false}
        onChange={({ target }) => setOwnPath(target.value)}
      />
    </FormDialog>
  );
}
