import { useRef } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { ApiError, apiContext, orErrorPage } from '#app/api.ts';
import { BookedDetails } from '#app/components/booking/booked-details.tsx';
import { loadMonth } from '#app/components/booking/booking-form.ts';
import { CalendarLinkList } from '#app/components/booking/calendar-links.tsx';
import { DaysForm } from '#app/components/booking/days-form.tsx';
import { TimeChoice } from '#app/components/booking/time-choice.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { PageWidth, Section } from '#app/ui/section.tsx';
import { bookingCalls } from '#shared/booking.calls.ts';
import type { BookingDetails, FreeSlots } from '#shared/booking.schema.ts';
import { MAX } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';

interface Loaded {
  booking: BookingDetails;
  slots: FreeSlots | null;
  /** True right after the visitor has rescheduled. */
  wasMoved: boolean;
}

/** Query parameter after rescheduling; the page then shows another heading. */
const MOVED = 'moved';

export async function loader(args: LoaderFunctionArgs) {
  const [loaded, documents] = await Promise.all([loadBooking(args), loadDocuments(args, 'booking')]);
  return { ...loaded, ...documents };
}

async function loadBooking(args: LoaderFunctionArgs): Promise<Loaded> {
  const { request, params, context } = args;
  const api = context.get(apiContext);
  const booking = await orErrorPage(api.call(bookingCalls.get, { params: { token: params.token ?? '' } }));
  const wasMoved = new URL(request.url).searchParams.has(MOVED);
  if (!booking.canChange) return { booking, slots: null, wasMoved };
  const slots = await loadMonth(args, { booking: booking.token, timezone: booking.timezone });
  return { booking, slots, wasMoved };
}

/** `intent` tells which of the page's two forms was sent. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const api = context.get(apiContext);
  const token = params.token ?? '';
  try {
    if (fields.get('intent') === 'cancel') {
      const input = { reason: String(fields.get('reason') ?? '') };
      await api.call(bookingCalls.cancel, { params: { token }, input });
      return redirect(paths.booking(token), 303);
    }
    const input = { start: fields.get('start') ?? '', timezone: fields.get('timezone') };
    await api.call(bookingCalls.reschedule, { params: { token }, input });
    return redirect(`${paths.booking(token)}?${MOVED}=1`, 303);
  } catch (error) {
    const message = error instanceof ApiError ? error.message : '';
    return { intent: String(fields.get('intent')), message };
  }
}

/** False after an action that failed: without a connection, loading the page again would fail too. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}

function stateOf({ status, canChange }: BookingDetails): 'cancelled' | 'booked' | 'over' {
  if (status === 'cancelled') return 'cancelled';
  return canChange ? 'booked' : 'over';
}

/** A booking, for anybody with its link: confirmation, calendar file, reschedule, cancel. */
export function Component() {
  const { booking, slots, wasMoved } = useLoaderData<typeof loader>();
  const failure = useActionData<{ intent: string; message: string }>();
  const { booked: copy, form } = useDocument('booking');
  const failureText = failure && (failure.message || form.failureText);
  const isMoving = useNavigation().formData?.get('intent') === 'move';
  const state = stateOf(booking);
  const copyKey = state === 'booked' && wasMoved ? 'moved' : state;
  const path = paths.booking(booking.token);
  return (
    <>
      <PageMeta {...copy.meta} path={path} noIndex />
      <section className="on-ink bg-ink pt-36 pb-16 text-paper md:pb-24">
        <PageWidth>
          <p className="label text-signal">{copy.eyebrow}</p>
          <h1 className="mt-5 max-w-[14ch] text-heading">{copy.heading[copyKey]}</h1>
          <p className="mt-6 max-w-text text-lead text-mist">{copy.lead[copyKey]}</p>
          <BookedDetails booking={booking} />
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
            {state === 'booked' ? (
              <a href={paths.bookingFile(booking.token)} className={buttonLook('primary')}>
                {copy.calendarFile}
              </a>
            ) : (
              <SiteLink href={booking.page} className={buttonLook('primary')}>
                {copy.again}
              </SiteLink>
            )}
            {state === 'booked' && (
              <SiteLink href={booking.page} className="link inline-flex min-h-11 items-center">
                {copy.another}
              </SiteLink>
            )}
          </div>
          {state === 'booked' && (
            <CalendarLinkList links={booking.calendarLinks} label={copy.calendars} className="mt-4 text-mist" />
          )}
        </PageWidth>
      </section>
      {slots && (
        <>
          <Section id="move" number="01" label={copy.move.label} title={copy.move.heading}>
            <DaysForm meetingType={booking.type} section="move" />
            <Form method="post" className="mt-10 max-w-3xl">
              <input type="hidden" name="intent" value="move" />
              <TimeChoice meetingType={booking.type} booking={booking.token} initial={slots} refreshKey={failure} />
              {failure?.intent === 'move' && (
                <p role="alert" className="mt-6 text-danger">
                  {failureText}
                </p>
              )}
              {/* Not `disabled`, which would take its focus before a refusal is shown. */}
              <Button
                type="submit"
                variant="ink"
                className="mt-6"
                aria-disabled={isMoving}
                onClick={(event) => isMoving && event.preventDefault()}
              >
                {isMoving ? copy.move.pending : copy.move.button}
              </Button>
            </Form>
          </Section>
          <Section
            id="cancel"
            ground="deep"
            number="02"
            label={copy.cancel.label}
            title={copy.cancel.heading}
            lead={copy.cancel.text}
          >
            {failure?.intent === 'cancel' && (
              <p role="alert" className="mt-6 text-danger">
                {failureText}
              </p>
            )}
            <CancelQuestion />
          </Section>
        </>
      )}
    </>
  );
}

const QUESTION_ID = 'cancel-question';

/** Asks once before the call is cancelled. A popover opens without JavaScript too. */
function CancelQuestion() {
  const { cancel: copy } = useDocument('booking').booked;
  const { optional } = useDocument('booking').form;
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="danger" popoverTarget={QUESTION_ID} aria-haspopup="dialog" className="mt-10">
        {copy.button}
      </Button>
      <div
        ref={dialog}
        id={QUESTION_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${QUESTION_ID}-title`}
        onToggle={({ newState }) => newState === 'open' && dialog.current?.querySelector('textarea')?.focus()}
        className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-md border border-ink bg-paper-bright p-6 text-ink backdrop:bg-ink/60 sm:p-8"
      >
        <Form method="post" onSubmit={() => dialog.current?.hidePopover()}>
          <input type="hidden" name="intent" value="cancel" />
          <h3 id={`${QUESTION_ID}-title`} className="text-title">
            {copy.question}
          </h3>
          <Field label={copy.reason} note={optional} className="mt-5">
            {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX.cancelReason} />}
          </Field>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" variant="danger">
              {copy.confirm}
            </Button>
            <Button variant="outline" popoverTarget={QUESTION_ID} popoverTargetAction="hide">
              {copy.keep}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}
