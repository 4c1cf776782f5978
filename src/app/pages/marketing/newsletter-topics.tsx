import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ApiError, apiContext, orErrorPage } from '#app/api.ts';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import type { Interests } from '#shared/newsletter.schema.ts';
import { paths } from '#shared/paths.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';

const SAVED = 'saved';

export async function loader(args: LoaderFunctionArgs) {
  const { token = '' } = args.params;
  const [interests, documents] = await Promise.all([
    orErrorPage(args.context.get(apiContext).call(subscriptionCalls.interests, { params: { token } })),
    loadDocuments(args, 'newsletter-pages'),
  ]);
  return { ...interests, token, isSaved: new URL(args.request.url).searchParams.has(SAVED), ...documents };
}

/** The button `all` takes the limit away. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { token = '' } = params;
  const form = await request.formData();
  const topics = form.has('all') ? null : form.getAll('topic').map(String);
  try {
    await context.get(apiContext).call(subscriptionCalls.chooseInterests, { params: { token }, input: { topics } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return data({ message: error.message }, { status: 400 });
    return orErrorPage(Promise.reject(error));
  }
  return redirect(`${paths.newsletterTopics(token)}?${SAVED}=1`, 303);
}

/** The page on which a subscriber says what the letters should be about. */
export function Component() {
  const { token, email, isLimited, isSaved, topics } = useLoaderData<typeof loader>();
  const copy = useDocument('newsletter-pages').topics;
  const { backHome } = useDocument('site');
  const refusal = useActionData<typeof action>();
  const done = isLimited ? copy.done : copy.allDone;
  return (
    <section className="on-ink flex min-h-svh items-end bg-ink pt-36 pb-24 text-paper">
      <PageMeta {...copy.meta} path={paths.newsletterTopics(token)} noIndex />
      <PageWidth>
        <div className="scale text-ink-rule" />
        <h1 className="mt-10 max-w-[20ch] text-heading">{isSaved && !refusal ? done : copy.heading}</h1>
        <p className="mt-6 max-w-text break-words text-lead text-mist">
          {copy.text} <span className="text-paper">{email}</span>
        </p>
        <TopicsForm token={token} topics={topics} isLimited={isLimited} refusal={refusal?.message} />
        <SiteLink href={paths.home} className={`mt-10 ${buttonLook('outline')}`}>
          {backHome}
        </SiteLink>
      </PageWidth>
    </section>
  );
}

interface TopicsFormProps {
  token: string;
  topics: Interests['topics'];
  isLimited?: boolean;
  refusal?: string | undefined;
}

/** Checkboxes for topics; it works without JavaScript. */
export function TopicsForm({ token, topics, isLimited = false, refusal }: TopicsFormProps) {
  const copy = useDocument('newsletter-pages').topics;
  return (
    <Form
      method="post"
      action={paths.newsletterTopics(token)}
      className="mt-12 max-w-text border-ink-rule border-t pt-8"
    >
      <fieldset aria-describedby={refusal ? 'topics-refusal' : undefined}>
        <legend className="text-lead text-paper">{copy.offer}</legend>
        <div className="mt-4 grid gap-1">
          {topics.map(({ page, title, isChosen }) => (
            <label key={page} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="topic"
                value={page}
                defaultChecked={isChosen}
                className="size-5 shrink-0 accent-signal"
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      {refusal && (
        <p id="topics-refusal" role="alert" className="mt-3 font-semibold text-signal">
          {refusal}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="outline">
          {copy.button}
        </Button>
        {isLimited && (
          <Button type="submit" name="all" value="1" variant="outline">
            {copy.all}
          </Button>
        )}
      </div>
    </Form>
  );
}
