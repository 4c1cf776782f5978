import { useState } from 'react';
import { callPath } from '#app/api.ts';
import { Filter } from '#app/pages/captain/parts/lists/lists.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { issueCalls } from '#shared/newsletter.calls.ts';
import { CLIPPED_ABOVE_BYTES } from '#shared/newsletter.ts';
import type { IssueFields, IssuePreview } from '#shared/newsletter-issue.schema.ts';

type Device = 'phone' | 'desktop' | 'text';
type Scheme = 'light' | 'dark';

const DEVICES: { id: Device; label: string }[] = [
  { id: 'phone', label: 'Phone' },
  { id: 'desktop', label: 'Desktop' },
  { id: 'text', label: 'Plain text' },
];
const SCHEMES: { id: Scheme; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

/** The mail as recipients see it; of the typed `fields`, or as it is saved. The call stores the mail on the server, from where the frame loads it. */
export function MailPreview({ id, fields }: { id: number; fields?: IssueFields }) {
  const call = useCall(issueCalls.preview, { params: { id }, input: { ...fields } });
  return (
    <Loaded call={call} what="Rendering the mail">
      {(mail) => <Mail id={id} mail={mail} />}
    </Loaded>
  );
}

function Mail({ id, mail: { bytes, text, html } }: { id: number; mail: IssuePreview }) {
  const [device, setDevice] = useState<Device>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Filter<Device> choices={DEVICES} value={device} onChange={setDevice} />
        {device !== 'text' && <Filter<Scheme> choices={SCHEMES} value={scheme} onChange={setScheme} />}
        <p className={`small-mono ${bytes > CLIPPED_ABOVE_BYTES ? 'text-danger' : 'text-mute'}`}>
          {Math.ceil(bytes / 1024)} KB: Gmail cuts mails above {CLIPPED_ABOVE_BYTES / 1024} KB
        </p>
      </div>
      {device === 'text' ? (
        <ScrollRegion
          label="Plain text"
          className="mt-4 max-h-[70svh] overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
        >
          {text}
        </ScrollRegion>
      ) : (
        <iframe
          key={`${scheme} ${html}`}
          title="Preview of the mail"
          sandbox=""
          src={`/api${callPath(issueCalls.showPreview, { params: { id }, query: { scheme } })}`}
          className={`mx-auto mt-4 block h-[70svh] w-full border border-paper-edge ${device === 'phone' ? 'max-w-[390px]' : 'max-w-[800px]'}`}
        />
      )}
    </>
  );
}
