import * as z from 'zod';
import { MAX } from './limits.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { Time } from './stored.schema.ts';
import { SubscriberStatus } from './subscriber.schema.ts';
import { VisitorEmail } from './text.schema.ts';

/** A newsletter signup; `page` says which box the address was typed into. */
export const NewsletterInput = FormExtras.extend({ email: VisitorEmail });
export type NewsletterInput = z.output<typeof NewsletterInput>;

/** The topics that a subscriber wants to read about; null for all. */
export const InterestsInput = z.object(
  {
    topics: z
      .array(z.string(says('invalid')).max(MAX.url, says('tooLong')), says('invalid'))
      .max(MAX.choices, says('invalid'))
      .nullable(),
  },
  says('invalid'),
);

/** Subscription of an address, for the page behind the links in its mails. */
export const Subscription = z.object({ email: z.string(), subscribed: z.boolean(), status: SubscriberStatus });

/** Topics of a subscriber, for the page behind the links in its mails. */
export const Interests = z.object({
  email: z.string(),
  status: SubscriberStatus,
  /** Gets only issues about the chosen topics. */
  isLimited: z.boolean(),
  /** `page` is the path of the page about the topic. */
  topics: z.array(z.object({ page: z.string(), title: z.string(), isChosen: z.boolean() })),
});
export type Interests = z.output<typeof Interests>;

/** An issue in the public archive. */
export const PublicIssue = z.object({ slug: z.string(), subject: z.string(), preview: z.string(), sentAt: Time });
export type PublicIssue = z.output<typeof PublicIssue>;

/** An issue of the archive with its text, as safe HTML. */
export const ReadIssue = PublicIssue.extend({ html: z.string() });
export type ReadIssue = z.output<typeof ReadIssue>;
