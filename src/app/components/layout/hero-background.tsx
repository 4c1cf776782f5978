import { useEffect, useRef, useState } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { focusOf, Photo, type PhotoSource } from '#app/components/photo.tsx';

/** Poster and video use the same position, so the picture does not jump when the video starts. */
const COVER = 'absolute inset-0 size-full';

/** The shipped film and its pictures follow the owner's colours; an uploaded one stays as it is. */
const looksOf = (src: string) => (isShipped(src) ? `${COVER} shipped-film` : COVER);

function isShipped(src: string): boolean {
  return !src.startsWith('/uploads/');
}

/** With prefers-reduced-motion the video is not loaded. */
const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

/** True in the browser's data saver mode: then the video loads only when its button is pressed. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Background of the hero's text: a video with its poster, a picture, or nothing. */
export function HeroBackground() {
  const { hero, drawings } = useDocument('branding');
  const { kind, picture, tallPicture } = hero;
  // The film and the pictures that came with the site are drawn.
  if (kind === 'none' || (!drawings && isShipped(kind === 'video' ? hero.video : picture.src))) return null;
  return (
    <>
      <Photo
        picture={picture}
        sizes={coverSizes(picture)}
        tall={tallPicture && { picture: tallPicture, sizes: coverSizes(tallPicture) }}
        fetchPriority="high"
        className={looksOf(picture.src)}
      />
      {kind === 'video' && <Video key={hero.video} src={hero.video} focus={focusOf(picture, tallPicture)} />}
      <div className="absolute inset-0 bg-linear-to-t from-ink/80 to-ink/50 md:bg-linear-to-r md:from-ink/85 md:via-ink/40 md:to-transparent" />
      <div className="absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-ink to-transparent" />
    </>
  );
}

/** The width of a picture that fills the screen. */
function coverSizes({ width, height }: PhotoSource): string {
  return `max(100vw, ${Math.round((100 * width) / height)}vh)`;
}

/**
 * The hero's video with its pause button. With JavaScript it loads after the page's `load` event, so that it does not delay
 * the content.
 */
function Video({ src, focus }: { src: string; focus: string }) {
  const { hero } = useDocument('home');
  const video = useRef<HTMLVideoElement>(null);
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const start = () => setShouldLoad(true);
    if (document.readyState === 'complete') return start();
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!shouldLoad || !element || !matchMedia(MOTION_ALLOWED).matches) return;
    const update = () => setIsPlaying(!element.paused);
    const logError = () => console.error('The hero video could not be played', element.error ?? '');
    const source = element.querySelector('source');
    element.addEventListener('play', update);
    element.addEventListener('pause', update);
    source?.addEventListener('error', logError);
    element.load();
    return () => {
      element.removeEventListener('play', update);
      element.removeEventListener('pause', update);
      source?.removeEventListener('error', logError);
    };
  }, [shouldLoad]);

  function toggle() {
    const element = video.current;
    if (!shouldLoad) setShouldLoad(true);
    else if (element?.paused)
      element.play().catch((error) => console.error('The hero video could not be played', error));
    else element?.pause();
  }

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={`${focus} ${looksOf(src)}`}
      >
        <source
          src={src}
          type="video/mp4"
          media={shouldLoad ? MOTION_ALLOWED : `(scripting: none) and ${MOTION_ALLOWED}`}
        />
        {hero.videoFallback}
      </video>
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? hero.pauseVideo : hero.playVideo}
        className="absolute top-20 right-(--page-margin) z-10 grid size-11 place-items-center rounded-md border border-ink-rule bg-ink/70 text-mist hover:text-paper sm:top-24 motion-reduce:hidden"
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="currentColor">
          {isPlaying ? <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" /> : <path d="M4 2l10 6-10 6z" />}
        </svg>
      </button>
    </>
  );
}
