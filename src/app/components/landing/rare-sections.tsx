import { useLoaderData, useLocation } from 'react-router';
import { GridCard } from '#app/components/blog/post-card.tsx';
import { isRemoteImage } from '#app/components/blog/shown-post.ts';
import { ContactForm } from '#app/components/forms/contact-form.tsx';
import { ArrowLink } from '#app/components/layout/site-link.tsx';
import { Photo } from '#app/components/photo.tsx';
import { useSite } from '#app/components/site.ts';
import { type AnyPart, Frame, type Placed } from './frame.tsx';
import type { RareSection } from './rare-section-parts.ts';
import type { SectionData } from './section-data.ts';

/** The newest posts; a cover on another site is left out, because pages of sections load nothing from there. */
function PostsPart({ section, ...place }: Placed<'posts'>) {
  const { posts = [] } = useLoaderData<SectionData>();
  return (
    <Frame section={section} {...place}>
      {posts.length === 0 ? (
        <p className="mt-10 max-w-text text-lead text-soft">{section.empty}</p>
      ) : (
        <ul className="mt-12 grid border-t border-l sm:grid-cols-2 lg:grid-cols-3 border-rule">
          {posts.slice(0, section.count).map((post) => (
            <li key={post.id} className="border-r border-b border-rule">
              <GridCard post={isRemoteImage(post.coverImage) ? { ...post, coverImage: null } : post} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8">
        <ArrowLink href={section.link.href} label={section.link.label} />
      </p>
    </Frame>
  );
}

function TextPart({ section, ...place }: Placed<'text'>) {
  return (
    <Frame section={section} {...place}>
      <div className="mt-10 max-w-text">
        {section.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="mt-5 whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
    </Frame>
  );
}

function GalleryPart({ section, ...place }: Placed<'gallery'>) {
  return (
    <Frame section={section} {...place}>
      <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {section.pictures.map(({ picture, caption }) => (
          <li key={picture.src}>
            <figure>
              <Photo
                picture={picture}
                sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, calc(100vw - 2.5rem)"
                loading="lazy"
                className="aspect-[4/3] w-full rounded-md border object-cover border-rule"
              />
              {caption && <figcaption className="mt-3 wrap-anywhere text-small text-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function ContactPart({ section, ...place }: Placed<'contactForm'>) {
  const { stamp = '' } = useLoaderData<SectionData>();
  const { pathname } = useLocation();
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 max-w-[46rem]">
        <ContactForm action={pathname} stamp={stamp} />
      </div>
    </Frame>
  );
}

/** Without prices there is no section. */
function PriceListPart({ section, ...place }: Placed<'priceList'>) {
  const { prices = [] } = useSite();
  if (prices.length === 0) return null;
  return (
    <Frame section={section} {...place}>
      <dl className="mt-12 max-w-[46rem] border-t border-rule">
        {prices.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 border-b py-4 sm:grid-cols-[1.5fr_1fr] border-rule">
            <dt className="wrap-anywhere font-semibold">{name}</dt>
            <dd className="wrap-anywhere font-mono text-small sm:text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {section.note && <p className="mt-5 max-w-text text-soft">{section.note}</p>}
    </Frame>
  );
}

function OpeningHoursPart({ section, ...place }: Placed<'openingHours'>) {
  const { hours, address, note, directions } = section;
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <dl className="border-t border-rule">
          {hours.map(({ days, times }) => (
            <div key={days} className="grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_1.5fr] border-rule">
              <dt className="wrap-anywhere font-semibold">{days}</dt>
              <dd className="wrap-anywhere font-mono text-small">{times}</dd>
            </div>
          ))}
        </dl>
        <div>
          <address className="whitespace-pre-line wrap-anywhere text-lead not-italic">{address}</address>
          {note && <p className="mt-5 text-soft">{note}</p>}
          {directions && (
            <p className="mt-5">
              <ArrowLink href={directions.href} label={directions.label} />
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}

export const RARE_PARTS: Record<RareSection['kind'], AnyPart> = {
  posts: PostsPart,
  text: TextPart,
  gallery: GalleryPart,
  contactForm: ContactPart,
  openingHours: OpeningHoursPart,
  priceList: PriceListPart,
};
