import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { HeadedList } from '#app/components/landing/offer/list.tsx';

/** Figures set large, and what follows from them. */
export function Stats({ section, ...place }: Placed<'stats'>) {
  return (
    <Frame section={section} {...place}>
      <ul className="mt-12 grid border-t border-l sm:grid-cols-3 border-rule">
        {section.stats.map(({ stat, description }) => (
          <li key={stat} className="border-r border-b p-6 lg:p-8 border-rule">
            <span className="wrap-anywhere block font-mono text-[clamp(2rem,0.7rem+2.9vw,4rem)] leading-none">
              {stat}
            </span>{' '}
            <span className="mt-4 block text-soft">{description}</span>
          </li>
        ))}
      </ul>
      {section.list && <HeadedList {...section.list} />}
    </Frame>
  );
}
