import { useDocument } from './documents.ts';
import { Photo } from './photo.tsx';

/** The owner's portrait, cropped to 6:7 where it has another shape. */
export function Portrait({ className = '' }: { className?: string }) {
  const { portrait } = useDocument('branding');
  const isCropped = portrait.width * 7 !== portrait.height * 6;
  return (
    <Photo
      picture={portrait}
      sizes="(min-width: 31rem) 28rem, 92vw"
      loading="lazy"
      className={`w-full border border-paper-rule bg-paper-bright ${isCropped ? 'aspect-[6/7]' : ''} ${className}`}
    />
  );
}
