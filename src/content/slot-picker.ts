/** What the built-in scheduler says. `{name}`, `{brand}` and `{email}` are substituted when rendered. */
export const SCHEDULER = {
  title: 'Or choose a time right here',
  text: 'These are the times when {name} is free. Afterwards the call has a page of its own, where you can move or cancel it.',
  timezone: 'Times in',
  earlier: 'Earlier',
  later: 'Later',
  loading: 'Looking for free times...',
  none: 'There is no free time in these days.',
  nextFree: 'Go to the next free day',
  free: 'free',
  timeMissing: 'Please choose a time',
  chosen: 'You chose',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  message: 'What is it about?',
  optional: 'optional',
  send: 'Book this time',
  pending: 'Booking...',
  success: 'Your meeting is booked.',
  failure: 'This was not booked',
  failureText: 'Please try again, or write to {email}.',
  privacy: 'What you write is used to prepare the call and for nothing else.',
} as const;

/** The page of one booking, for whoever holds its link. */
export const BOOKING_PAGE = {
  meta: {
    title: 'Your Booking: Look at It, Move It or Cancel It',
    description:
      'The page of your booked call: its day and time, a file for your calendar, and the ways to move it to another free time or to cancel it.',
  },
  eyebrow: 'Your booking',
  heading: {
    booked: 'You are booked',
    cancelled: 'This call is cancelled',
    over: 'This call is over',
  },
  lead: {
    booked: 'Keep the link of this page: with it you can move the call or cancel it at any time before it begins.',
    cancelled: 'The time is free again. If you would like another one, choose it whenever it suits you.',
    over: 'Thank you for your time.',
  },
  facts: { meeting: 'Meeting', day: 'Day', time: 'Time', length: 'Length', minutes: 'minutes' },
  calendarFile: 'Add to my calendar',
  move: { heading: 'Another time suits you better?', button: 'Move it to this time', pending: 'Moving...' },
  cancel: {
    heading: 'You cannot make it?',
    text: 'Cancelling gives the time back. The owner is told, and no reminder is sent.',
    button: 'Cancel this call',
  },
  again: 'Choose another time',
} as const;

/** The pages that ask once more before an address joins or leaves the newsletter. */
export const NEWSLETTER_CONSENT = {
  confirm: {
    title: 'Confirm Your Newsletter Subscription',
    description:
      'One more click and the weekly letter on AI and automation comes to your mailbox. You can leave with one click at any time.',
    heading: 'Shall the newsletter come to you?',
    text: 'The address is',
    button: 'Yes, send it to me',
    done: 'Thank you. You are subscribed.',
  },
  unsubscribe: {
    title: 'Leave the Newsletter: Unsubscribe Your Address',
    description:
      'Take your address off the list of the newsletter on AI and automation. It takes one click, and you can come back whenever you like.',
    heading: 'Leave the newsletter?',
    text: 'The address is',
    button: 'Unsubscribe me',
    done: 'You are unsubscribed. Nothing more is sent to you.',
  },
} as const;
