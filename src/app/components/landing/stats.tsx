import { Frame, type Placed, RULE, SECONDARY_TEXT } from './frame.tsx';
import { List } from './list.tsx';

/** Figures set large, and what follows from them. */
export function Stats({ section, ...place }: Placed<'stats'>) {
  const { ground } = place;
  return (
    <Frame kind="stats" section={section} {...place}>
      <ul className={`mt-12 grid border-t border-l sm:grid-cols-3 ${RULE[ground]}`}>
        {section.stats.map(({ stat, description }) => (
          <li key={stat} className={`border-r border-b p-6 lg:p-8 ${RULE[ground]}`}>
            <span className="wrap-anywhere block font-mono text-[clamp(2rem,0.7rem+2.9vw,4rem)] leading-none">
              {stat}
            </span>{' '}
            <span className={`mt-4 block ${SECONDARY_TEXT[ground]}`}>{description}</span>
          </li>
        ))}
      </ul>
      {section.list && (
        <>
          <h3 className="mt-16 text-title">{section.list.heading}</h3>
          <List {...section.list} ground={ground} />
        </>
      )}
    </Frame>
  );
}
