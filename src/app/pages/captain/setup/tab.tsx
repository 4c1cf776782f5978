import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { useAction } from '#app/pages/captain/actions.ts';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { WHEN_PUBLIC } from '#app/pages/captain/parts/when-public.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import type { Setup } from '#shared/setup.schema.ts';
import { SETUP_STEPS, SETUP_TITLES, type SetupState, type SetupStep } from '#shared/setup.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedSummary } from '#shared/unfinished.schema.ts';
import { CalendarStep, MailStep } from './connection-steps.tsx';
import { IdentityStep } from './identity-step.tsx';
import { LegalStep } from './legal-step.tsx';
import { BrandingStep, PortraitStep } from './look-steps.tsx';
import { leftInWords, readingTime, unreadDocuments } from './missing.ts';
import { OfferStep } from './offer-step.tsx';
import { PricesStep } from './prices-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { StartStep } from './start-step.tsx';
import type { StepProps } from './step-form.tsx';
import { Unfinished } from './unfinished.tsx';

const ReadTexts = lazyPart(() => import('./read-texts.tsx'), 'ReadTexts');

const STEPS: Record<SetupStep, { lead: string; Step: ComponentType<StepProps> }> = {
  start: {
    lead: 'The texts that your site begins with. You can change it later; your texts stay among the versions.',
    Step: StartStep,
  },
  identity: { lead: 'Name, brand and address, as visitors read them.', Step: IdentityStep },
  offer: { lead: 'The first thing that visitors read, in two sentences.', Step: OfferStep },
  services: {
    lead: 'Keep what you offer as it is described. Replace what is other work; hidden services can be shown again later.',
    Step: ServicesStep,
  },
  prices: {
    lead: 'Every page, email and answer that names them follows.',
    Step: PricesStep,
  },
  portrait: { lead: 'A photo of you, for the home page and the about page.', Step: PortraitStep },
  calendar: { lead: 'How visitors book a call.', Step: CalendarStep },
  mail: { lead: 'Whether mail leaves this site.', Step: MailStep },
  branding: { lead: 'The look of the whole site.', Step: BrandingStep },
  legal: {
    lead: 'Legal notice (imprint) and privacy policy are put together from them and from the services that this site uses.',
    Step: LegalStep,
  },
};

const BADGES = { done: { look: 'good', text: 'Done' }, skipped: { look: 'off', text: 'Skipped' } } as const;

/** "Make it yours": what a new owner changes first, step by step. Steps can be skipped and done later. */
export function Tab() {
  const call = useCall(setupCalls.get);
  return (
    <>
      <TabHead title="Make it yours" lead={`Ten steps to a site of your own. ${WHEN_PUBLIC}`} />
      <Loaded call={call}>{(setup) => <Steps setup={setup} onChange={call.setData} />}</Loaded>
    </>
  );
}

function Steps({ setup, onChange }: { setup: Setup; onChange(setup: Setup): void }) {
  const [search, setSearch] = useSearchParams();
  const { isBusy, run } = useAction();
  // The heading takes the focus of the button that opened the step; at first it stays where it is.
  const wasOpened = useRef(false);
  const firstOpen = SETUP_STEPS.find((step) => setup.steps[step] === 'open');
  const chosen = SETUP_STEPS.find((step) => step === search.get('step'));
  const current = chosen ?? firstOpen;
  const read = search.get('read');
  const unfinished = useCall(unfinishedCalls.summary, undefined, `${setup.version} ${read}`);
  const focus = (heading: HTMLElement | null) => {
    if (wasOpened.current) heading?.focus();
  };

  function open(step: SetupStep | undefined) {
    wasOpened.current = true;
    setSearch({ tab: 'setup', ...(step && { step }) }, { state: { movesFocus: true } });
  }

  const finish = (step: SetupStep, state: SetupState) =>
    run('Failed to save step', async () => {
      const { version } = setup;
      const next = await captainApi.call(setupCalls.save, { input: { step, state, version } }).catch(async (error) => {
        // Another owner was faster: show how far they are.
        onChange(await captainApi.call(setupCalls.get));
        throw error;
      });
      onChange(next);
      const after = SETUP_STEPS.indexOf(step) + 1;
      open([...SETUP_STEPS.slice(after), ...SETUP_STEPS].find((other) => next.steps[other] === 'open'));
    });

  return (
    <div className={read === null ? 'grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,44rem)]' : undefined}>
      {read === null && (
        <div className="min-w-0">
          <Progress setup={setup} />
          <StepList setup={setup} current={current} onOpen={open} />
        </div>
      )}
      <div className="min-w-0">
        {read !== null ? (
          <Loaded call={unfinished}>
            {(left) => (
              <Suspense fallback={<Loading />}>
                <ReadTexts key={read} document={read} left={left} focus={(heading) => heading?.focus()} />
                <PagesRead pages={left.accepted.filter(({ document }) => document !== read)} />
              </Suspense>
            )}
          </Loaded>
        ) : (
          <>
            {current ? (
              <OneStep
                key={current}
                step={current}
                focus={focus}
                isSaving={isBusy}
                finish={(state) => finish(current, state)}
              />
            ) : (
              <Finished setup={setup} left={unfinished.data} focus={focus} />
            )}
            <div className="mt-12">
              <Loaded call={unfinished} what="Looking for what is left">
                {(left) => <Unfinished left={left} onChange={unfinished.setData} />}
              </Loaded>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface StepListProps {
  setup: Setup;
  current: SetupStep | undefined;
  onOpen(step: SetupStep): void;
}

/** Left and right of a screen on a phone, over which the line of steps reaches. */
const MARGIN_PX = 16;

/** A column beside the form; above it on narrow screens, on phones as one line that scrolls. */
function StepList({ setup, current, onOpen }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = current && list.current?.children[SETUP_STEPS.indexOf(current)];
    if (item instanceof HTMLElement)
      list.current?.scrollTo({ left: item.offsetLeft - list.current.offsetLeft - MARGIN_PX });
  }, [current]);
  return (
    <nav aria-label="Steps">
      <ol
        ref={list}
        className="-mx-4 flex gap-2 overflow-x-auto border-paper-rule px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 sm:overflow-visible lg:block lg:border-t lg:py-0"
      >
        {SETUP_STEPS.map((step, index) => (
          <li key={step} className="shrink-0 border-paper-rule lg:border-b">
            <button
              type="button"
              onClick={() => onOpen(step)}
              aria-current={step === current ? 'step' : undefined}
              className="group flex min-h-11 w-full items-center gap-3 rounded-md border border-paper-rule px-3 py-1.5 text-left hover:text-signal-deep focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:bg-paper-bright lg:rounded-none lg:border-0 lg:px-0 lg:aria-[current]:bg-transparent"
            >
              <span className="small-mono shrink-0 text-mute group-aria-[current]:text-signal-deep lg:w-5">
                {index + 1}
              </span>
              <span className="grow group-aria-[current]:font-semibold">{SETUP_TITLES[step]}</span>
              <State state={setup.steps[step]} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Progress({ setup }: { setup: Setup }) {
  const finished = SETUP_STEPS.filter((step) => setup.steps[step] !== 'open').length;
  const skipped = SETUP_STEPS.filter((step) => setup.steps[step] === 'skipped').length;
  return (
    <>
      <label className="label block text-mute" htmlFor="setup-progress">
        {finished} of {SETUP_STEPS.length} steps{skipped > 0 && `, ${skipped} skipped`}
      </label>
      <progress
        id="setup-progress"
        max={SETUP_STEPS.length}
        value={finished}
        className="captain-progress mt-2 mb-3 block h-1.5 w-full text-signal-deep lg:mb-5"
      />
    </>
  );
}

function State({ state }: { state: SetupState }) {
  if (state === 'open') return null;
  return <Badge look={BADGES[state].look}>{BADGES[state].text}</Badge>;
}

interface OneStepProps {
  step: SetupStep;
  isSaving: boolean;
  focus(heading: HTMLElement | null): void;
  finish(state: SetupState): void;
}

function OneStep({ step, isSaving, focus, finish }: OneStepProps) {
  const { lead, Step } = STEPS[step];
  return (
    <section aria-labelledby="step-title">
      <p className="label text-signal-deep">
        Step {SETUP_STEPS.indexOf(step) + 1} of {SETUP_STEPS.length}
      </p>
      <h2 ref={focus} id="step-title" tabIndex={-1} className="mt-2 scroll-mt-32 text-title outline-none">
        {SETUP_TITLES[step]}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-mute">{lead}</p>
      <Step
        localCopy={`setup.${step}`}
        onDone={() => finish('done')}
        skip={
          <SmallButton variant="quiet" disabled={isSaving} onClick={() => finish('skipped')}>
            Skip this step
          </SmallButton>
        }
      />
    </section>
  );
}

interface FinishedProps {
  setup: Setup;
  /** Undefined until it is known. */
  left: UnfinishedSummary | undefined;
  focus(heading: HTMLElement | null): void;
}

function Finished({ setup, left, focus }: FinishedProps) {
  const skipped = SETUP_STEPS.filter((step) => setup.steps[step] === 'skipped');
  const first = left && unreadDocuments(left)[0];
  const { url } = useSite();
  return (
    <section className="rounded-md border border-paper-rule bg-paper-bright p-6">
      <h2 ref={focus} tabIndex={-1} className="text-title outline-none">
        {left?.count === 0 && skipped.length === 0 ? 'The site is yours' : 'All steps seen'}
      </h2>
      <p className="mt-2 max-w-text text-mute">
        {skipped.length > 0 && `Skipped: ${skipped.map((step) => SETUP_TITLES[step]).join(', ')}. `}
        {skipped.includes('mail') && 'Without a mail server, visitors who write or book get no mail. '}
        {skipped.includes('portrait') && 'Without your portrait, visitors see the drawing that came with the site. '}
        {left && `${leftInWords(left)} `}
        Every word can be changed in <TextLink to={paths.captainTab('pages')}>Pages</TextLink>.
      </p>
      {new URL(url).hostname === 'localhost' && (
        <p className="mt-2 max-w-text text-mute">
          The server does not know its address yet: links in mails and for search engines lead to {url}.{' '}
          <TextLink to={paths.captainTab('system')}>System and backup</TextLink> says how to set it.
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {left && first && (
          <Link to={paths.readTexts(first.document)} className={buttonLook('ink', 'sm')}>
            Read the texts, {readingTime(left)}
          </Link>
        )}
        <a href="/" className={buttonLook(first ? 'outline' : 'ink', 'sm')}>
          View the site
        </a>
      </p>
      {left && <PagesRead pages={left.accepted} />}
    </section>
  );
}

/** Links to the pages whose texts were read, where they can still be changed. */
function PagesRead({ pages }: { pages: UnfinishedSummary['accepted'] }) {
  if (pages.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 text-mute">
      <span className="inline-flex min-h-11 items-center">Read already:</span>
      {pages.map(({ document, title }) => (
        <BlockLink key={document} to={paths.readTexts(document)}>
          {title}
        </BlockLink>
      ))}
    </p>
  );
}
