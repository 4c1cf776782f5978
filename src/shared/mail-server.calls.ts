import { call } from './call.ts';
import { MailServer, MailServerInput, MailTest } from './mail-server.schema.ts';

/** The server that all mail goes out by. */
export const mailServerCalls = {
  get: call('GET /captain/mail-server', {
    does: 'Mail server, sender and reply address, without the password',
    who: 'owner',
    answer: MailServer,
  }),
  save: call('PUT /captain/mail-server', {
    does: 'Saves mail server, sender and reply address; without a password the stored one stays',
    who: 'owner',
    input: MailServerInput,
    answer: MailServer,
    audit: 'mail-server.save',
    confirm: true,
  }),
  test: call('POST /captain/mail-server/test', {
    does: 'Sends a test at once to the owner who asks, and explains a failure',
    who: 'owner',
    answer: MailTest,
    audit: 'mail-server.test',
  }),
};
