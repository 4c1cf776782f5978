import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadLater, useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { type Ground, Section } from '#app/ui/section.tsx';

/** The panel's code and texts are loaded when the section is this close to the viewport. */
const NEAR = '600px';

/** The section of the home page with the demo chatbot. */
export function ChatSection({ number, ground }: { number: string; ground: Ground }) {
  const { chat: copy } = useDocument('home');
  const { name } = useSite();
  const panelContainer = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<{ name: string }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const note = <p className="max-w-[36ch] border-signal border-l-2 pl-4">{copy.withoutScript}</p>;

  useEffect(() => {
    if (!panelContainer.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        Promise.all([import('./panel.tsx'), loadLater('chat')]).then(
          ([{ ChatPanel }]) => setPanel(() => ChatPanel),
          () => setHasFailed(true), // The link to the calendar stays.
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(panelContainer.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Section id="faq" ground={ground} number={number} label={copy.label} title={copy.title}>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
        <div>
          <p className="max-w-text text-lead text-mute">{copy.lead}</p>
          <ul className="mt-8 border-paper-rule border-t">
            {copy.notes.map((note) => (
              <li key={note} className="border-paper-rule border-b py-3">
                {note}
              </li>
            ))}
          </ul>
        </div>
        <div ref={panelContainer} className="min-w-0">
          {Panel ? (
            <Panel name={name} />
          ) : (
            <div className="flex h-[450px] flex-col justify-between rounded-md border border-ink bg-paper-bright p-6">
              <div>{hasFailed ? note : <noscript>{note}</noscript>}</div>
              <SiteLink href={copy.book.href} className={`${buttonLook('ink')} self-start`}>
                {copy.book.label}
              </SiteLink>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
