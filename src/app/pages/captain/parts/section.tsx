import type { ReactNode } from 'react';

interface TabSectionProps {
  title: string;
  lead?: ReactNode;
  /** Name of the section in links to it. */
  id?: string;
  children: ReactNode;
}

/** A section of a tab: title on the left, content on the right. */
export function TabSection({ title, lead, id, children }: TabSectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-10 gap-y-4 border-paper-rule border-t pt-5 first:border-0 first:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)] scroll-mt-16"
    >
      <div>
        <h2 className="text-title">{title}</h2>
        {lead && <p className="mt-1 text-mute">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
