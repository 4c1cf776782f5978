import { type MouseEvent, useState } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { SectionPhoto } from '#app/components/landing/section-photo.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { fill } from '#shared/placeholders.ts';
import { type EmbeddedVideo, findVideo } from '#shared/video.ts';

const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * A video of another site. Nothing is requested from there before the click, which is the consent. Without JavaScript the
 * same link opens the video on the other site.
 */
export function VideoPart({ section, ...place }: Placed<'video'>) {
  const [isPlaying, setPlaying] = useState(false);
  const video = findVideo(section.url);

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <Frame section={section} {...place}>
      <div className="mt-12 overflow-hidden rounded-md border bg-ink-raised text-paper border-rule">
        {isPlaying && video ? (
          <Player video={video} title={section.title} />
        ) : (
          <div className="grid lg:grid-cols-[1.7fr_1fr]">
            <Poster section={section} />
            <div className="flex flex-col items-start justify-center gap-6 border-ink-rule border-t p-6 sm:p-10 lg:border-t-0 lg:border-l">
              <h3 className="text-title">{section.title}</h3>
              <p className="text-small text-soft">{section.consent}</p>
              <a href={section.url} rel="noreferrer" onClick={play} className={buttonLook()}>
                {section.button}
              </a>
            </div>
          </div>
        )}
      </div>
      {video && <OtherSite section={section} provider={video.provider} />}
    </Frame>
  );
}

function Player({ video, title }: { video: EmbeddedVideo; title: string }) {
  return (
    <iframe
      // Else the focus would be lost with the button.
      ref={(frame) => frame?.focus()}
      src={video.src}
      title={title}
      sandbox={SANDBOX}
      allow={ALLOW}
      referrerPolicy="strict-origin-when-cross-origin"
      className="block aspect-video w-full"
    />
  );
}

function Poster({ section: { poster } }: Pick<Placed<'video'>, 'section'>) {
  if (poster) return <SectionPhoto picture={poster} className="aspect-video h-full w-full" />;
  return (
    <div className="grid aspect-video h-full place-items-center text-ink-rule">
      <svg viewBox="0 0 96 96" className="drawing w-24" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
        <path className="signal" d="M38 30l30 18-30 18z" />
      </svg>
    </div>
  );
}

/** A link to the video on its own site. */
function OtherSite({ section, provider }: Pick<Placed<'video'>, 'section'> & { provider: string }) {
  const { video } = useDocument('landing-words');
  const { newTab } = useDocument('site');
  return (
    <p className="mt-4 text-small text-soft">
      <a href={section.url} target="_blank" rel="noreferrer" className="link">
        {fill(video.open, { provider })}
        <span className="sr-only"> ({newTab})</span>
      </a>
    </p>
  );
}
