import { useEffect, useRef } from 'react';
import { buttonLook } from '#app/ui/button.tsx';

export type MenuItem = { label: string } & ({ onClick(): void; href?: undefined } | { href: string });

/** Further actions behind one button. Closes on Escape, on a click outside, when Tab leaves it and after a choice. */
export function MoreMenu({ items }: { items: MenuItem[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  function close() {
    if (menu.current) menu.current.open = false;
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const look = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-paper-deep focus-visible:-outline-offset-2';
  return (
    <details
      ref={menu}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary className={`${buttonLook('outline', 'sm')} max-sm:px-3! list-none [&::-webkit-details-marker]:hidden`}>
        More
      </summary>
      <div className="flex justify-end">
        {/* Covers the page and its preview: nothing is pressed that the menu covers in part. */}
        <div aria-hidden="true" className="fixed inset-0" onClick={close} />
        <ul className="fixed z-30 mt-1 w-64 max-w-[calc(100vw-2rem)] border border-ink bg-paper-bright py-1 shadow-lifted max-sm:translate-x-20">
          {items.map((item) => (
            <li key={item.label}>
              {item.href === undefined ? (
                <button
                  type="button"
                  className={look}
                  onClick={() => {
                    close();
                    // A dialog returns the focus to where it was when it opened.
                    menu.current?.querySelector('summary')?.focus();
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
      </div>
    </details>
  );
}
