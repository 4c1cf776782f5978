import { Scheduler } from '#app/components/booking/scheduler.tsx';
import { useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { ACCENT, count, Frame, type Placed, RULE, SOFT } from './frame.tsx';

/** The final call to action with the booking widget in it. */
export function Scheduling({ section, ...place }: Placed<'scheduler'>) {
  const { ground } = place;
  const { scheduler } = useSite();
  return (
    <Frame kind="scheduler" section={section} {...place}>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h3 className="text-title">{section.expectationsHeading}</h3>
          <ol className={`mt-5 border-t ${RULE[ground]}`}>
            {section.expectations.map((expectation, index) => (
              <li key={expectation} className={`flex gap-4 border-b py-4 ${RULE[ground]}`}>
                <span className={`label pt-1 ${ACCENT[ground]}`}>{count(index + 1)}</span>
                {expectation}
              </li>
            ))}
          </ol>
          <p className={`mt-5 text-small ${SOFT[ground]}`}>{section.note}</p>
        </div>
        {scheduler.isBuiltIn ? (
          <SiteLink
            href={section.meeting === 'strategy' ? paths.strategySession : paths.calendar}
            className={`${buttonLook()} self-start justify-self-start`}
          >
            {section.button}
          </SiteLink>
        ) : (
          <Scheduler copy={section} meeting={section.meeting} url={scheduler[section.meeting]} level="h3" />
        )}
      </div>
    </Frame>
  );
}
