import { Suspense } from 'react';
import { Scheduler } from '#app/components/booking/scheduler.tsx';
import { Frame, type Placed, twoDigits } from '#app/components/landing/frame.tsx';
import { useSite } from '#app/components/site.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { meetingAt } from '#shared/meeting-types.ts';

const SlotPicker = lazyPart(() => import('#app/components/booking/slot-picker.tsx'), 'SlotPicker');

/** A calendar, built-in or of the scheduling service, beside what visitors can expect. */
export function Scheduling({ section, ...place }: Placed<'scheduler'>) {
  const { scheduler } = useSite();
  const ownKind = section.meeting === 'strategy' ? 'strategy' : 'consultation';
  const kind = (section.calendar && meetingAt(section.calendar)) ?? (scheduler.isBuiltIn ? ownKind : undefined);
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h3 className="text-title">{section.expectationsHeading}</h3>
          <ol className="mt-5 border-t border-rule">
            {section.expectations.map((expectation, index) => (
              <li key={expectation} className="flex gap-4 border-b py-4 border-rule">
                <span className="label pt-1 text-accent">{twoDigits(index + 1)}</span>
                {expectation}
              </li>
            ))}
          </ol>
          <p className="mt-5 text-small text-soft">{section.note}</p>
        </div>
        {kind ? (
          <Suspense>
            <SlotPicker meetingType={kind} title={section.title} />
          </Suspense>
        ) : (
          <Scheduler copy={section} meeting={section.meeting} url={scheduler[section.meeting]} level="h3" />
        )}
      </div>
    </Frame>
  );
}
