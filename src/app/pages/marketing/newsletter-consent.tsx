import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { ApiError, apiContext, orErrorPage } from '#app/api.ts';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import type { SubscriberStatus } from '#shared/lead.ts';
import type { Interests } from '#shared/newsletter.schema.ts';
import { paths } from '#shared/paths.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';
import { TopicsForm } from './newsletter-topics.tsx';

type ConsentAction = 'confirm' | 'unsubscribe';

/** Status of a subscription after the page's action. */
const DONE: Record<ConsentAction, SubscriberStatus> = { confirm: 'subscribed', unsubscribe: 'left' };

/** Calls behind the link and its button. */
const CALLS = {
  confirm: { read: subscriptionCalls.getUnconfirmed, act: subscriptionCalls.confirm },
  unsubscribe: { read: subscriptionCalls.getSubscription, act: subscriptionCalls.unsubscribe },
};

/** HTTP status of a link that has expired. */
const GONE = 410;

/** Changes nothing: mail scanners open every link and must neither confirm nor unsubscribe. */
export async function loader(args: LoaderFunctionArgs) {
  const { what, token } = linkOf(args.params);
  const params = { token };
  const api = args.context.get(apiContext);
  const [subscription, topics, documents] = await Promise.all([
    orErrorPage(unlessExpired(api.call(CALLS[what].read, { params }))),
    what === 'unsubscribe' ? orErrorPage(api.call(subscriptionCalls.interests, { params })) : null,
    loadDocuments(args, 'newsletter-pages'),
  ]);
  const page = { what, token, subscription, topics: topics?.topics ?? [], ...documents };
  return data(page, subscription ? undefined : { status: GONE });
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { what, token } = linkOf(params);
  await orErrorPage(unlessExpired(context.get(apiContext).call(CALLS[what].act, { params: { token } })));
  return redirect(`/newsletter/${what}/${token}`, 303);
}

/** Nothing for a link that has expired, which has a page of its own. */
async function unlessExpired<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === GONE) return undefined;
    throw error;
  }
}

const HEADING = 'mt-10 max-w-[16ch] text-heading';
const LEAD = 'mt-6 max-w-text break-words text-lead text-mist';

/** Asks for a click before an address is subscribed or unsubscribed. */
export function Component() {
  const { what, token, subscription, topics } = useLoaderData<typeof loader>();
  const { meta } = useDocument('newsletter-pages')[what];
  return (
    <section className="on-ink flex min-h-svh items-end bg-ink pt-36 pb-24 text-paper">
      <PageMeta {...meta} path={`/newsletter/${what}/${token}`} noIndex />
      <PageWidth>
        <div className="scale text-ink-rule" />
        {subscription ? (
          <Question what={what} token={token} subscription={subscription} topics={topics} />
        ) : (
          <Expired />
        )}
      </PageWidth>
    </section>
  );
}

function Expired() {
  const { expired } = useDocument('newsletter-pages');
  return (
    <>
      <h1 className={HEADING}>{expired.heading}</h1>
      <p className={LEAD}>{expired.text}</p>
      <SiteLink href={paths.section('blog')} className={`mt-10 ${buttonLook()}`}>
        {expired.button}
      </SiteLink>
    </>
  );
}

interface QuestionProps {
  what: ConsentAction;
  token: string;
  subscription: { email: string; status: SubscriberStatus };
  topics: Interests['topics'];
}

/** The button of the link, or what it has done. */
function Question({ what, token, subscription, topics }: QuestionProps) {
  const copy = useDocument('newsletter-pages')[what];
  const { backHome } = useDocument('site');
  const isDone = subscription.status === DONE[what];
  return (
    <>
      <h1 className={HEADING}>{isDone ? copy.done : copy.heading}</h1>
      <p className={LEAD}>
        {copy.text} <span className="text-paper">{subscription.email}</span>
      </p>
      {isDone ? (
        <SiteLink href={paths.home} className={`mt-10 ${buttonLook('outline')}`}>
          {backHome}
        </SiteLink>
      ) : (
        <Form method="post" className="mt-10">
          {/* Mail programs send this too: without it the server refuses, so that no other program unsubscribes anybody. */}
          {what === 'unsubscribe' && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
          <Button type="submit" variant="primary">
            {copy.button}
          </Button>
        </Form>
      )}
      {!isDone && topics.length > 0 && subscription.status === 'subscribed' && (
        <TopicsForm token={token} topics={topics} />
      )}
    </>
  );
}

function linkOf(params: LoaderFunctionArgs['params']): { what: ConsentAction; token: string } {
  const { what = '', token = '' } = params;
  if (!Object.hasOwn(DONE, what)) throw data(null, { status: 404, statusText: 'Not Found' });
  return { what: what as ConsentAction, token };
}
