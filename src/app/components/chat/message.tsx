import { useState } from 'react';
import { CalendarLinkList } from '#app/components/booking/calendar-links.tsx';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { askingAboutKey } from '#shared/chat.ts';
import { paths } from '#shared/paths.ts';
import { AnyLink, ChatText } from './chat-text.tsx';
import type { ChatMessage } from './use-chat.ts';

interface MessageProps {
  message: ChatMessage;
  /** The owner's first name. */
  name: string;
  onRetry: (failure: ChatMessage) => void;
}

/** A message in the log. */
export function Message({ message, name, onRetry }: MessageProps) {
  const copy = useDocument('chat');
  if (message.type === 'user') {
    return (
      <p className="ml-10 w-fit justify-self-end whitespace-pre-line rounded-md bg-ink px-4 py-2.5 text-paper text-small">
        <span className="sr-only">{copy.visitor} </span>
        {message.message}
      </p>
    );
  }
  const { booking, bookingIntent, link, unanswered } = message;
  const isAboutOwner = message[askingAboutKey(name)] === true;
  const offersCalendar = bookingIntent && !booking;
  const isShown = (isAboutOwner && link?.href === paths.about) || (offersCalendar && link?.href === paths.calendar);
  // The reply ends with the address of its link, which is a button here.
  const text = link ? message.message.replace(`\n\n${copy.replies.more} ${link.href}`, '') : message.message;
  return (
    <div className="mr-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-signal border-l-2 pl-4 text-small">
      <p className="whitespace-pre-line">
        <span className="sr-only">{copy.bot} </span>
        <ChatText text={text} />
      </p>
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {isAboutOwner && (
          <SiteLink href={paths.about} className={buttonLook('outline', 'sm')}>
            {copy.about}
          </SiteLink>
        )}
        {offersCalendar && (
          <SiteLink href={paths.calendar} className={buttonLook('ink', 'sm')}>
            {message.ctaMessage || copy.buttons.consultation}
          </SiteLink>
        )}
        {link && !isShown && (
          <AnyLink href={link.href} className={buttonLook('outline', 'sm')}>
            {link.label}
          </AnyLink>
        )}
        {booking && (
          <>
            <SiteLink href={paths.booking(booking.token)} className={buttonLook('ink', 'sm')} data-confirmation>
              {copy.booking.page}
            </SiteLink>
            <a href={paths.bookingFile(booking.token)} className={buttonLook('outline', 'sm')}>
              {copy.booking.file}
            </a>
          </>
        )}
        {unanswered ? (
          <Button variant="outline" size="sm" onClick={() => onRetry(message)}>
            {copy.retry}
          </Button>
        ) : (
          message.id > 0 && <CopyButton text={message.message} />
        )}
      </p>
      {/* A conversation from before an update has none. */}
      {booking?.calendarLinks && <CalendarLinkList links={booking.calendarLinks} label={copy.booking.calendars} />}
    </div>
  );
}

/** Copies an answer, and says so once; the log does not announce the button. */
function CopyButton({ text }: { text: string }) {
  const { copy, copied, copyFailed } = useDocument('chat');
  const [result, setResult] = useState('');

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setResult(copied);
    } catch {
      setResult(copyFailed);
    }
  }

  return (
    <span aria-live="off">
      <button type="button" onClick={copyText} className="link -my-2 min-h-11 min-w-11 text-left text-mute">
        {result || copy}
      </button>
      <span role="status" className="sr-only">
        {result}
      </span>
    </span>
  );
}
