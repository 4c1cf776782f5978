import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Filter } from '#app/pages/captain/parts/lists/lists.tsx';
import type { Json } from '#shared/json.ts';
import { decodeMarker, encodeMarker } from './markers.ts';
import type { FromFrame, ToFrame } from './messages.ts';

/** Width of the page in each view, in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 };
type View = keyof typeof WIDTHS;
const VIEWS: { id: View; label: string }[] = [
  { id: 'phone', label: 'Phone' },
  { id: 'tablet', label: 'Tablet' },
  { id: 'desktop', label: 'Desktop' },
];

interface PreviewProps {
  /** Address of the page with the draft. */
  src: string;
  /** The name under which the page reads the document. */
  name: string;
  document: Json;
  /** The first one, where there is room for it. */
  view?: View;
  /** The field to scroll to; a new object each time. */
  revealed: { number: number | undefined } | undefined;
  /** Another value loads the page again. */
  reloads: number;
  /** A text was clicked. */
  onClicked(number: number): void;
}

/** The real page, which shows the document as it is typed. */
export function Preview({
  src,
  name,
  document: shown,
  view: first = 'desktop',
  revealed,
  reloads,
  onClicked,
}: PreviewProps) {
  const [view, setView] = useState<View>(() => (innerWidth < 640 ? 'phone' : first));
  /** Set when the page can show what is typed; a new object for each load, also where React sees both changes at once. */
  const [ready, setReady] = useState<object>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { pane, size } = useSize();
  const width = WIDTHS[view];
  const scale = Math.min(1, size.width / width || 1);

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady({});
      else if (data.type === 'clicked') onClicked(decodeMarker(data.marker));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onClicked]);

  useLayoutEffect(() => {
    if (ready) send(frame.current, { type: 'show', documents: { [name]: shown } });
  }, [ready, name, shown]);

  useEffect(() => {
    if (!ready || !revealed) return;
    const marker = revealed.number === undefined ? undefined : encodeMarker(revealed.number);
    send(frame.current, { type: 'reveal', marker });
  }, [ready, revealed]);

  useEffect(() => {
    if (reloads === 0) return;
    setReady(undefined);
    frame.current?.contentWindow?.location.reload();
  }, [reloads]);

  return (
    <div className="flex h-full flex-col">
      <div className="border-paper-rule border-b px-4 py-2">
        <Filter<View> choices={VIEWS} value={view} onChange={setView} />
      </div>
      <div ref={pane} className="relative min-h-0 flex-1 overflow-hidden bg-paper-deep">
        <iframe
          key={src}
          ref={frame}
          src={src}
          title="Preview of the page"
          onLoad={() => {
            setReady(undefined);
            frame.current?.contentWindow?.addEventListener('keydown', forwardShortcut);
            void connect(frame.current);
          }}
          className="absolute top-0 left-1/2 origin-top border-0 bg-paper"
          style={{ width, height: size.height / scale, transform: `translateX(-50%) scale(${scale})` }}
        />
      </div>
    </div>
  );
}

/** Adds the script that shows what is typed; it answers with `ready`. */
async function connect(frame: HTMLIFrameElement | null): Promise<void> {
  const { frameScript } = await import('./frame.client.ts');
  const page = frame?.contentDocument;
  if (!page) return;
  const script = page.createElement('script');
  script.type = 'module';
  script.src = frameScript;
  page.head.append(script);
}

/** The shortcuts of Captain work from within the page too. */
function forwardShortcut(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) return;
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const copy = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true });
  if (!dispatchEvent(copy)) event.preventDefault();
}

function send(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** The size of an element, in CSS pixels. */
function useSize() {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { pane, size };
}
