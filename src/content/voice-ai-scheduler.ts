import { FALLBACK_NOTE, type SchedulerCopy, THIRD_PARTY_NOTE, WITHOUT_SCRIPT } from './scheduler.ts';

/** The booking widget of the voice AI page. */
export const VOICE_AI_SCHEDULER: SchedulerCopy = {
  title: 'Schedule Your Voice AI Discovery Call',
  loading: 'Loading the calendar...',
  frameTitle: 'Calendar for the 30-minute voice AI discovery call',
  thirdPartyNote: THIRD_PARTY_NOTE,
  fallback: {
    text: 'Choose a time for your free 30-minute voice AI discovery call on the booking page.',
    button: 'Book Your Discovery Call',
    note: FALLBACK_NOTE,
  },
  withoutScript: WITHOUT_SCRIPT,
};
