import { type RefObject, useEffect, useRef, useState } from 'react';
import { callPath } from '#app/api.ts';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import type { BookingPageTexts } from '#content/booking-page.schema.ts';
import { schedulerCalls } from '#shared/booking.calls.ts';
import { paths } from '#shared/paths.ts';
import { EMBED_SANDBOX, parseEmbedMessage, type SchedulerPage } from '#shared/scheduler-embed.ts';

/** Without a message from the embed document for this long, the fallback card is shown. Milliseconds. */
const TIMEOUT_MS = 5000;
/**
 * Sandbox permissions of the provider's calendar. Its origin is the provider's, so `allow-same-origin` gives it no access to
 * this site. It can navigate the visitor's page only after a click.
 */
const CALENDAR_SANDBOX = `${EMBED_SANDBOX} allow-same-origin allow-downloads allow-modals allow-top-navigation-by-user-activation`;

/** `waiting` on the server and until React has hydrated the page: nothing is embedded yet. */
type Phase = 'waiting' | 'loading' | 'ready' | 'failed';

type SchedulerTexts = BookingPageTexts['scheduler'];

interface SchedulerProps {
  copy: SchedulerTexts;
  /** The booking page of the provider that is shown. */
  meeting: SchedulerPage;
  /** The address of that page, which the fallback's button opens. */
  url: string;
  level?: 'h2' | 'h3';
}

/**
 * The provider's calendar. The provider's script runs in a frame with an opaque origin (`/scheduler-embed`), because in the
 * page itself it could use a captain's session; a calendar that it wants to show gets a frame of its own here, because
 * inside the sandbox the provider's page would have no storage and could not call its own API. When the script fails or
 * has not loaded after 5 s, a card with a button to the provider's page is shown instead, in the same space.
 */
export function Scheduler({ copy, meeting, url, level: Title = 'h2' }: SchedulerProps) {
  const shared = useDocument('booking').embed;
  const embed = useRef<HTMLIFrameElement>(null);
  const { phase, calendar } = useEmbed(embed, url);
  const shown = phase === 'ready' ? calendar : undefined;
  const src = shown ?? paths.schedulerEmbed(meeting);

  return (
    <div className="overflow-hidden rounded-md border border-ink bg-paper-bright text-ink">
      <Title className="text-pretty border-paper-rule border-b px-6 py-5 text-title sm:px-8">
        <NoHyphenBreaks>{copy.title}</NoHyphenBreaks>
      </Title>
      <div className="relative grid min-h-[44rem]" data-phase={phase}>
        {(phase === 'waiting' || phase === 'loading') && (
          <div className="col-start-1 row-start-1 grid place-content-center gap-5 p-6 text-center">
            <p className="label scripted text-mute" role="status">
              {shared.loading}
            </p>
            <noscript>
              <p className="mb-6 max-w-[40ch] text-mute">{shared.withoutScript}</p>
              <OpenButton copy={copy} url={url} />
            </noscript>
          </div>
        )}
        {(phase === 'loading' || phase === 'ready') && (
          <iframe
            // A new element per document: a change of `sandbox` does not affect a loaded frame.
            key={src}
            ref={embed}
            src={src}
            title={copy.frameTitle}
            sandbox={shown ? CALENDAR_SANDBOX : EMBED_SANDBOX}
            className="col-start-1 row-start-1 h-[44rem] w-full"
          />
        )}
        {phase === 'failed' && <Fallback copy={copy} url={url} />}
      </div>
      <p className="border-paper-rule border-t px-6 py-4 text-mute text-small sm:px-8">
        {shared.thirdParty}{' '}
        <SiteLink href={shared.thirdPartyLink.href} className="link">
          {shared.thirdPartyLink.label}
        </SiteLink>
      </p>
    </div>
  );
}

/** State of the embed, from the messages of the embed document. `calendar` has the same origin as `url`. */
function useEmbed(embed: RefObject<HTMLIFrameElement | null>, url: string) {
  const [phase, setPhase] = useState<Phase>('waiting');
  const [calendar, setCalendar] = useState<string>();

  useEffect(() => {
    const timeout = setTimeout(() => end('failed'), TIMEOUT_MS);
    let isFinished = false;

    function end(outcome: 'ready' | 'failed') {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timeout);
      navigator.sendBeacon?.(`/api${callPath(schedulerCalls.report, { params: { outcome } })}`);
      setPhase(outcome);
    }

    function onMessage({ source, origin, data }: MessageEvent) {
      // The embed document has an opaque origin, which is reported as 'null'.
      if (!embed.current || source !== embed.current.contentWindow || origin !== 'null') return;
      const message = parseEmbedMessage(data, url);
      if (message?.type === 'calendar') setCalendar(message.url);
      if (message?.type === 'loaded') end('ready');
      if (message?.type === 'failed') end('failed');
    }

    addEventListener('message', onMessage);
    setPhase('loading');
    setCalendar(undefined);
    return () => {
      isFinished = true;
      clearTimeout(timeout);
      removeEventListener('message', onMessage);
    };
  }, [embed, url]);

  return { phase, calendar };
}

function Fallback({ copy, url }: { copy: SchedulerTexts; url: string }) {
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
        <NoHyphenBreaks>{copy.fallback}</NoHyphenBreaks>
      </p>
      <OpenButton copy={copy} url={url} />
    </div>
  );
}

function OpenButton({ copy, url }: { copy: SchedulerTexts; url: string }) {
  const { fallbackNote } = useDocument('booking').embed;
  const { newWindow } = useDocument('site');
  return (
    <div className="grid justify-items-center gap-4">
      <a href={url} target="_blank" rel="noopener" className={buttonLook()}>
        {copy.button}
        <span className="sr-only"> ({newWindow})</span>
      </a>
      <p className="text-mute text-small">{fallbackNote}</p>
    </div>
  );
}
