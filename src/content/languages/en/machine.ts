import type { MachineDocument } from '#content/machine.schema.ts';

export const machine: MachineDocument = {
  llms: { services: 'Services', booking: 'Booking', about: 'About', articles: 'Articles' },
};
