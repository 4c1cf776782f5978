import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { formatDate, formatNumber } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { PostSummaryJson } from '#shared/post.schema.ts';
import { CARD_TAGS } from '#shared/post.ts';
import { Cover } from './cover.tsx';

/** The featured article: full width, on a dark background. */
export function FeaturedCard({ post }: { post: PostSummaryJson }) {
  const { featured } = useDocument('blog').list;
  return (
    <article
      className="on-ink group wrap-anywhere relative grid bg-ink text-paper lg:grid-cols-[1.15fr_1fr]"
      data-card="featured"
    >
      <div className="flex flex-col p-6 sm:p-10 lg:order-none">
        <h2 className="label text-signal">{featured}</h2>
        <h3 className="mt-6 text-heading">
          <CardLink post={post} />
        </h3>
        {post.excerpt && <p className="mt-5 max-w-text text-lead text-mist">{post.excerpt}</p>}
        <div className="mt-auto pt-8">
          <Tags post={post} limit={CARD_TAGS.featured} />
          <PostMeta post={post} className="mt-4 text-mist" />
        </div>
      </div>
      {post.coverImage && (
        <Cover
          post={post}
          isPriority
          sizes="(min-width: 64rem) 34rem, calc(100vw - 2.5rem)"
          className="aspect-[16/10] h-full w-full object-cover lg:aspect-auto"
        />
      )}
    </article>
  );
}

/** The latest article: text beside its picture. */
export function LatestCard({ post }: { post: PostSummaryJson }) {
  const { latest } = useDocument('blog').list;
  const { drawings } = useDocument('branding');
  const hasPicture = post.coverImage || drawings;
  return (
    <article
      className={`group wrap-anywhere relative grid gap-x-10 gap-y-6 border-ink border-t-2 pt-6 ${hasPicture ? 'md:grid-cols-[1fr_1.3fr]' : ''}`}
      data-card="latest"
    >
      <div className="order-last flex flex-col md:order-none">
        <h2 className="label text-signal-deep">{latest}</h2>
        <h3 className="mt-4 text-title md:text-[2.5rem] md:leading-[1.08]">
          <CardLink post={post} />
        </h3>
        {post.excerpt && <p className="mt-4 max-w-text text-mute">{post.excerpt}</p>}
        <div className="mt-auto pt-6">
          <Tags post={post} limit={CARD_TAGS.latest} />
          <PostMeta post={post} className="mt-3 text-mute" />
        </div>
      </div>
      {post.coverImage ? (
        <Cover
          post={post}
          sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 54vw, calc(100vw - 2.5rem)"
          className="aspect-[16/9] w-full border border-paper-rule object-cover"
        />
      ) : (
        drawings && <ReadingTimeDial post={post} />
      )}
    </article>
  );
}

/** An article of the grid. */
export function GridCard({ post }: { post: PostSummaryJson }) {
  return (
    <article className="group wrap-anywhere relative flex h-full flex-col p-5 sm:p-6" data-card="grid">
      {post.coverImage && (
        <Cover
          post={post}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 5rem)"
          className="mb-6 aspect-[16/9] w-full border border-paper-rule object-cover"
        />
      )}
      <h3 className="text-title">
        <CardLink post={post} />
      </h3>
      {post.excerpt && <p className="mt-3 line-clamp-3 text-mute text-small">{post.excerpt}</p>}
      <div className="mt-auto pt-6">
        <Tags post={post} limit={CARD_TAGS.grid} />
        <PostMeta post={post} className="mt-3 text-mute" />
      </div>
    </article>
  );
}

/** The title is the link; its clickable area is the whole card. */
function CardLink({ post }: { post: PostSummaryJson }) {
  return (
    <SiteLink
      href={paths.post(post.slug)}
      className="decoration-2 decoration-signal underline-offset-[0.18em] after:absolute after:inset-0 hover:underline group-hover:underline"
    >
      {post.title}
    </SiteLink>
  );
}

function Tags({ post, limit }: { post: PostSummaryJson; limit: number }) {
  const { tags } = useDocument('blog').post;
  if (post.tags.length === 0) return null;
  return (
    <ul aria-label={tags} className="relative z-10 flex flex-wrap gap-2">
      {post.tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
}

/** A link to the articles with this tag. */
export function TagLink({ tag }: { tag: string }) {
  return (
    <SiteLink
      href={paths.blogPage({ tag })}
      className="small-mono relative inline-flex min-h-8 items-center rounded-sm border border-current/40 px-2.5 py-1 after:absolute after:-inset-1.5 hover:border-current hover:bg-current/10"
    >
      {tag}
    </SiteLink>
  );
}

function PostMeta({ post, className }: { post: PostSummaryJson; className: string }) {
  const date = post.publishedAt ?? post.createdAt;
  const site = useSite();
  return (
    <p className={`small-mono flex flex-wrap gap-x-4 gap-y-1 ${className}`}>
      <time dateTime={date}>{formatDate(date, site)}</time>
      <ReadingTime post={post} />
    </p>
  );
}

/** How long an article takes to read. */
export function ReadingTime({ post }: { post: Pick<PostSummaryJson, 'readingTime'> }) {
  const minutes = formatNumber(post.readingTime, useSite());
  return <span>{fill(useDocument('blog').post.readingTime, { minutes })}</span>;
}

/** Shown when the latest article has no cover: a dial with the reading time. */
function ReadingTimeDial({ post }: { post: PostSummaryJson }) {
  const site = useSite();
  const { readingDial } = useDocument('blog').post;
  const angle = (Math.min(post.readingTime, 30) / 30) * Math.PI * 1.5 - Math.PI * 1.25;
  const [x, y] = [160 + Math.cos(angle) * 62, 90 + Math.sin(angle) * 62];
  const ticks = Array.from({ length: 31 }, (_, minute) => {
    const at = (minute / 30) * Math.PI * 1.5 - Math.PI * 1.25;
    const inner = minute % 5 === 0 ? 62 : 68;
    const point = (radius: number) =>
      `${(160 + Math.cos(at) * radius).toFixed(1)} ${(90 + Math.sin(at) * radius).toFixed(1)}`;
    return `M${point(inner)}L${point(76)}`;
  });
  return (
    <div className="on-ink border border-paper-rule bg-paper-deep text-ink">
      <svg viewBox="0 0 320 180" className="drawing" aria-hidden="true">
        <path d={ticks.join('')} />
        <path className="signal" strokeWidth="2.5" d={`M160 90L${x.toFixed(1)} ${y.toFixed(1)}`} />
        <circle cx="160" cy="90" r="4" className="signal-fill" />
        <text x="160" y="150" textAnchor="middle">
          {fill(readingDial, { minutes: formatNumber(post.readingTime, site) })}
        </text>
      </svg>
    </div>
  );
}
