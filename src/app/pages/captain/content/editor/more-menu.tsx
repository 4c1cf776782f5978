import { useEffect, useRef } from 'react';
import { buttonLook } from '#app/ui/button.tsx';

type MenuItem = { label: string } & ({ onClick(): void; href?: undefined } | { href: string });

/** Further actions behind one button. Closes on Escape, on a click outside and after a choice. */
export function MoreMenu({ items }: { items: MenuItem[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (!menu.current?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = !(event instanceof KeyboardEvent) && !menu.current.contains(event.target as Node);
      if (isEscape || isOutside) menu.current.open = false;
      if (isEscape) menu.current.querySelector('summary')?.focus();
    };
    // A click into the frame moves the focus there.
    const closeAlways = () => {
      if (menu.current) menu.current.open = false;
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    addEventListener('blur', closeAlways);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
      removeEventListener('blur', closeAlways);
    };
  }, []);
  const look = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-paper-deep focus-visible:-outline-offset-2';
  return (
    <details ref={menu} className="relative">
      <summary className={`${buttonLook('outline', 'sm')} list-none [&::-webkit-details-marker]:hidden`}>More</summary>
      <ul className="absolute right-0 z-30 mt-1 w-64 max-w-[calc(100vw-2rem)] border border-ink bg-paper-bright py-1 shadow-lifted max-sm:-right-20">
        {items.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <button
                type="button"
                className={look}
                onClick={() => {
                  if (menu.current) menu.current.open = false;
                  item.onClick();
                }}
              >
                {item.label}
              </button>
            ) : (
              <a href={item.href} target="_blank" rel="noreferrer" className={look}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
