import { useEffect, useRef, useState } from 'react';
import { HERO } from '#content/home.ts';

/** The same focus for poster and video, so that one fades into the other unseen. */
const COVER = 'absolute inset-0 size-full object-cover object-[70%_50%]';

/** Who asks for less motion is offered no source at all. */
const MOVING = '(prefers-reduced-motion: no-preference)';

/** True where the visitor asked the browser to save data; such a visitor starts the video by its button, or not at all. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * The moving ground of the hero: a still picture first, the video over it, a button that holds it. With scripts the video
 * waits until the page has loaded, so that nothing a visitor reads waits for it.
 */
export function HeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [isDue, setIsDue] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const start = () => setIsDue(true);
    if (document.readyState === 'complete') return start();
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!isDue || !element || !matchMedia(MOVING).matches) return;
    const update = () => setIsPlaying(!element.paused);
    const report = () => console.error('The hero video could not be played', element.error ?? '');
    const source = element.querySelector('source');
    element.addEventListener('play', update);
    element.addEventListener('pause', update);
    source?.addEventListener('error', report);
    element.load();
    return () => {
      element.removeEventListener('play', update);
      element.removeEventListener('pause', update);
      source?.removeEventListener('error', report);
    };
  }, [isDue]);

  function toggle() {
    const element = video.current;
    if (!isDue) setIsDue(true);
    else if (element?.paused)
      element.play().catch((error) => console.error('The hero video could not be played', error));
    else element?.pause();
  }

  return (
    <>
      <picture>
        <source media="(max-aspect-ratio: 3/4)" srcSet="/videos/hero-poster-portrait.webp" width="720" height="1100" />
        <img src="/videos/hero-poster.webp" alt="" width="1280" height="720" fetchPriority="high" className={COVER} />
      </picture>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={COVER}
      >
        <source
          src="/videos/hero-video.mp4"
          type="video/mp4"
          media={isDue ? MOVING : `(scripting: none) and ${MOVING}`}
        />
        {HERO.videoFallback}
      </video>
      <div className="absolute inset-0 bg-linear-to-t from-ink/80 to-ink/50 md:bg-linear-to-r md:from-ink/85 md:via-ink/40 md:to-transparent" />
      <div className="absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-ink to-transparent" />
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? HERO.pauseVideo : HERO.playVideo}
        className="absolute top-20 right-3 z-10 grid size-11 place-items-center rounded-md border border-ink-rule bg-ink/70 text-mist hover:text-paper sm:top-24 sm:right-5 motion-reduce:hidden"
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="currentColor">
          {isPlaying ? <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" /> : <path d="M4 2l10 6-10 6z" />}
        </svg>
      </button>
    </>
  );
}
