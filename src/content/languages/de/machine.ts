import type { MachineDocument } from '#content/machine.schema.ts';

export const machine: MachineDocument = {
  llms: {
    services: 'Leistungen',
    booking: 'Terminbuchung',
    about: 'Über mich',
    articles: 'Artikel',
  },
};
