import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';

/** Logos of clients in a grid of hairlines. */
export function LogosPart({ section, ...place }: Placed<'logos'>) {
  return (
    <Frame section={section} {...place}>
      <ul className="mt-12 grid border-t border-l min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 border-rule">
        {section.logos.map(({ picture, name, href }) => {
          const logo = (
            <img
              src={picture.src}
              alt={name}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className="h-12 w-full max-w-44 object-contain"
            />
          );
          return (
            <li key={`${name} ${picture.src}`} className="grid border-r border-b border-rule">
              {href ? (
                <SiteLink href={href} className="grid place-items-center px-5 py-9 hover:bg-paper-bright">
                  {logo}
                </SiteLink>
              ) : (
                <span className="grid place-items-center px-5 py-9">{logo}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
