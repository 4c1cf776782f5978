import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '#app/components/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { WholeWords } from '#app/ui/whole-words.tsx';
import { NEW_WINDOW_NOTE, type SchedulerCopy } from '#content/scheduler.ts';

/** The embed is given up when its script has not loaded after this long. Milliseconds. */
const GIVE_UP_AFTER_MS = 5000;

type Phase = 'loading' | 'ready' | 'failed';

/** What the provider's script leaves behind for pages that were there before it. */
interface Provider {
  initInlineWidget?(options: { url: string; parentElement: Element }): void;
}

interface SchedulerProps {
  copy: SchedulerCopy;
  /** Address of the provider's script. */
  script: string;
  /** The provider's page of this meeting: shown in the embed, opened by the fallback's button. */
  url: string;
  level?: 'h2' | 'h3';
}

/**
 * The provider's calendar, whose script is on the page only as long as this is. When the script fails or stays silent for
 * 5 s, a card with a button to the provider's page takes its place. Either has the same room, so nothing jumps.
 */
export function Scheduler({ copy, script, url, level: Title = 'h2' }: SchedulerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');

  useEffect(() => {
    if (!place.current) return;
    return embed(place.current, { script, url, frameTitle: copy.frameTitle }, setPhase);
  }, [script, url, copy.frameTitle]);

  return (
    <div className="overflow-hidden rounded-md border border-ink bg-paper-bright text-ink">
      <Title className="text-pretty border-paper-rule border-b px-6 py-5 text-title sm:px-8">{copy.title}</Title>
      <div className="relative grid min-h-[44rem]" data-phase={phase}>
        {phase === 'failed' ? (
          <Fallback copy={copy} url={url} />
        ) : (
          <>
            {phase === 'loading' && (
              <div className="col-start-1 row-start-1 grid place-content-center gap-5 p-6 text-center">
                <p className="label scripted text-mute" role="status">
                  {copy.loading}
                </p>
                <noscript>
                  <p className="mb-6 max-w-[40ch] text-mute">{copy.withoutScript}</p>
                  <OpenButton copy={copy} url={url} />
                </noscript>
              </div>
            )}
            <div
              ref={place}
              className="calendly-inline-widget col-start-1 row-start-1 h-[44rem] w-full"
              data-url={url}
              suppressHydrationWarning
            />
          </>
        )}
      </div>
      <p className="border-paper-rule border-t px-6 py-4 text-mute text-small sm:px-8">
        {copy.thirdPartyNote.text}{' '}
        <SiteLink href={copy.thirdPartyNote.link.href} className="link">
          {copy.thirdPartyNote.link.label}
        </SiteLink>
      </p>
    </div>
  );
}

function Fallback({ copy, url }: { copy: SchedulerCopy; url: string }) {
  return (
    <div className="grid content-center justify-items-center gap-7 p-6 text-center sm:p-8">
      <svg viewBox="0 0 156 166" className="drawing w-88 max-w-full" aria-hidden="true">
        <path d="M1 11h154v154H1zM1 33h154M34 1v20M122 1v20" />
        <path
          className="faint"
          d="M23 33v132M45 33v132M67 33v132M89 33v132M111 33v132M133 33v132M1 55h154M1 77h154M1 99h154M1 121h154M1 143h154"
        />
        <path className="signal" d="M71 81h14v14H71z" />
      </svg>
      <p className="max-w-[34ch] text-pretty text-lead">
        <WholeWords>{copy.fallback.text}</WholeWords>
      </p>
      <OpenButton copy={copy} url={url} />
    </div>
  );
}

function OpenButton({ copy, url }: { copy: SchedulerCopy; url: string }) {
  return (
    <div className="grid justify-items-center gap-4">
      <a href={url} target="_blank" rel="noopener" className={buttonLook()}>
        {copy.fallback.button}
        <span className="sr-only"> ({NEW_WINDOW_NOTE})</span>
      </a>
      <p className="text-mute text-small">{copy.fallback.note}</p>
    </div>
  );
}

/** Puts the provider's script on the page. @returns what takes it off again. */
function embed(
  place: HTMLElement,
  { script, url, frameTitle }: { script: string; url: string; frameTitle: string },
  tell: (phase: Phase) => void,
): () => void {
  const element = document.createElement('script');
  const silence = setTimeout(() => end('failed'), GIVE_UP_AFTER_MS);
  const frames = new MutationObserver(() => nameFrame(place, frameTitle));
  let isOver = false;

  function end(phase: Phase) {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    if (phase === 'failed') element.remove();
    navigator.sendBeacon?.(`/api/site/scheduler/${phase}`);
    tell(phase);
  }

  // The script fills every widget that it finds when it starts or when the document is ready; a second start finds none.
  function start() {
    if (isOver) return;
    const provider = (window as { Calendly?: Provider }).Calendly;
    if (!place.firstChild) provider?.initInlineWidget?.({ url, parentElement: place });
    end('ready');
  }

  element.src = script;
  element.async = true;
  element.onerror = () => end('failed');
  element.onload = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => setTimeout(start));
    else start();
  };
  frames.observe(place, { childList: true, subtree: true });
  tell('loading');
  document.head.append(element);

  return () => {
    isOver = true;
    clearTimeout(silence);
    frames.disconnect();
    element.remove();
    place.replaceChildren();
  };
}

function nameFrame(place: HTMLElement, title: string): void {
  for (const frame of place.querySelectorAll('iframe')) if (!frame.title) frame.title = title;
}
