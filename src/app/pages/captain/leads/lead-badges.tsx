import { Badge } from '#app/pages/captain/parts/states.tsx';
import { dayName, dueAt, duration, isInDays, localDate, waitInWords } from '#app/pages/captain/parts/time.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import type { Stage } from '#shared/lead.ts';

const HOUR_MS = 3_600_000;

interface LeadBadgesProps {
  lead: LeadJson;
  /** The current time in milliseconds. */
  now: number;
  /** Time within which visitors are promised an answer; null without a promise. */
  promisedMinutes: number | null;
  stages: Record<Stage, string>;
}

/** Whether a lead waits, how far it has come, and when to follow up. */
export function LeadBadges({ lead, now, promisedMinutes, stages }: LeadBadgesProps) {
  const { stage, followUpOn } = lead;
  return (
    <>
      <Waiting since={lead.waitingSince} now={now} promisedMinutes={promisedMinutes} />
      {stage !== 'new' && <Badge look={stage === 'won' ? 'good' : 'off'}>{stages[stage]}</Badge>}
      {followUpOn && (
        <Badge look={followUpOn <= localDate(now) ? 'alert' : 'off'}>follow up {dayName(followUpOn)}</Badge>
      )}
    </>
  );
}

/** How long the lead has been waiting, or how much of the promised response time is left. */
function Waiting({
  since,
  now,
  promisedMinutes,
}: Pick<LeadBadgesProps, 'now' | 'promisedMinutes'> & { since: string | null }) {
  if (!since) return null;
  const waits = `waiting ${waitInWords(now - Date.parse(since))}`;
  if (promisedMinutes === null) return <Badge look="alert">{waits}</Badge>;
  const due = dueAt(since, promisedMinutes);
  if (now > due) return <Badge look="late">{waits}</Badge>;
  if (isInDays(promisedMinutes)) return <Badge look="alert">answer by {dayName(localDate(due))}</Badge>;
  const left = Math.ceil((due - now) / 60_000) * 60_000;
  return <Badge look="alert">answer within {left < HOUR_MS ? waitInWords(left) : duration(left)}</Badge>;
}
