import type { ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';

/** SVG paths of the three profiles' icons. */
const ICONS = {
  x: 'M4 4l16 16M20 4L4 20',
  linkedin: 'M5 9.5V19M5 5.4v.2M10 19V9.5M10 13.5c0-5 9-5.6 9 0V19',
  huggingface: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M9 9.5v.7M15 9.5v.7M8 14c2 3.2 6 3.2 8 0',
} as const;

type Profile = keyof typeof ICONS;

/** Links to the owner's social profiles that are set; each opens in a new tab. */
export function SocialLinks({ title, className = '' }: { title?: ReactNode; className?: string }) {
  const { social: labels, newTab } = useDocument('site');
  const { links } = useSite();
  const profiles = (Object.keys(ICONS) as Profile[]).filter((profile) => links[profile]);
  if (profiles.length === 0) return null;
  return (
    <>
      {title}
      <ul className={`flex gap-1 ${className}`}>
        {profiles.map((profile) => (
          <li key={profile}>
            <a
              href={links[profile]}
              target="_blank"
              rel="noreferrer"
              data-tooltip={labels[profile]}
              className="flex h-12 w-11 items-center rounded-md hover:opacity-70"
            >
              <svg viewBox="0 0 24 24" className="drawing size-5.5" aria-hidden="true">
                <path d={ICONS[profile]} />
              </svg>
              <span className="sr-only">
                {labels[profile]} ({newTab})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
