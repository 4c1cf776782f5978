/** Texts of the page of one booking. */
export const BOOKING_PAGE = {
  meta: {
    title: 'Your Booking: Look at It, Move It or Cancel It',
    description:
      'The page of your booked call: its day and time, a file for your calendar, and the ways to move it to another free time or to cancel it.',
  },
  eyebrow: 'Your booking',
  heading: {
    booked: 'You are booked',
    moved: 'Your call was moved',
    cancelled: 'This call is cancelled',
    over: 'This call is over',
  },
  lead: {
    booked: 'Keep the link of this page: with it you can move the call or cancel it at any time before it begins.',
    moved: 'This is its new time; the old one is free again. The link of this page stays the same.',
    cancelled: 'The time is free again. If you would like another one, choose it whenever it suits you.',
    over: 'Thank you for your time.',
  },
  facts: { meeting: 'Meeting', day: 'Day', time: 'Time', length: 'Length', minutes: 'minutes' },
  calendarFile: 'Add to my calendar',
  move: {
    label: 'Move',
    heading: 'Another time suits you better?',
    button: 'Move it to this time',
    pending: 'Moving...',
  },
  cancel: {
    label: 'Cancel',
    heading: 'You cannot make it?',
    text: 'Cancelling gives the time back. The owner is told, and no reminder is sent.',
    button: 'Cancel this call',
  },
  again: 'Choose another time',
} as const;
