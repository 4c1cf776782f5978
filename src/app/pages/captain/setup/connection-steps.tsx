import { useState } from 'react';
import { Link } from 'react-router';
import { TimezoneField } from '#app/pages/captain/booking/timezone-field.tsx';
import { Checkbox, InvalidField, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { ownTimezone } from '#shared/local-clock.ts';
import { outboxCalls } from '#shared/outbox.calls.ts';
import { paths } from '#shared/paths.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { DEFAULT_TIMEZONE } from '#shared/schedule.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import type { SettingKey } from '#shared/settings.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const BUILT_IN: SettingKey = 'scheduler_built_in';
const ADDRESSES: SettingKey[] = ['scheduler_consultation_url', 'scheduler_strategy_url', 'scheduler_voice_ai_url'];

export function CalendarStep(props: StepProps) {
  const settings = useCall(settingsCalls.list);
  const schedule = useCall(scheduleCalls.get);
  return (
    <Loaded call={settings}>
      {(listed) => (
        <Loaded call={schedule}>{(rules) => <CalendarForm {...props} settings={listed} schedule={rules} />}</Loaded>
      )}
    </Loaded>
  );
}

function CalendarForm({ settings, schedule, ...props }: StepProps & { settings: ListedSetting[]; schedule: Schedule }) {
  const [isBuiltIn, setIsBuiltIn] = useState(settings.some(({ key, value }) => key === BUILT_IN && value === 'true'));
  const [timezone, setTimezone] = useState(schedule.timezone === DEFAULT_TIMEZONE ? ownTimezone() : schedule.timezone);
  const pages = settings.filter(({ key }) => ADDRESSES.includes(key));

  async function save(fields: FormData) {
    const isExample = ({ key, isShipped, value }: ListedSetting) => isShipped && textIn(fields, key) === value;
    if (!isBuiltIn && pages.every(isExample)) {
      const whatNext = 'Give your own page here, use the built-in scheduler, or skip this step.';
      throw new InvalidField(ADDRESSES[0]!, `This is an example, and nobody can book there. ${whatNext}`);
    }
    if (isBuiltIn && timezone !== schedule.timezone) {
      await captainApi.call(scheduleCalls.saveHours, { input: { timezone, hours: schedule.hours } });
    }
    const addresses = Object.fromEntries(ADDRESSES.map((key) => [key, fields.get(key)]));
    const input = { ...(!isBuiltIn && addresses), [BUILT_IN]: String(isBuiltIn) };
    await captainApi.call(settingsCalls.save, { input });
    return { isPublished: true };
  }

  return (
    <StepForm {...props} save={save}>
      <Checkbox
        name="isBuiltIn"
        label="Use the built-in scheduler"
        hint={
          <>
            Visitors choose among your free times; no outside service is needed. Set your hours in{' '}
            <Link to={paths.captainBooking('hours')} className="link">
              Booking Settings
            </Link>
            .
          </>
        }
        checked={isBuiltIn}
        onChange={({ target }) => setIsBuiltIn(target.checked)}
      />
      {isBuiltIn ? (
        <TimezoneField value={timezone} onChange={setTimezone} hint="Your hours are counted in it." />
      ) : (
        <>
          <p className="text-mute">Or give the booking pages of your scheduling service, for example Calendly:</p>
          {pages.map(({ key, label, value }) => (
            <TextField key={key} name={key} label={label} type="url" defaultValue={value} />
          ))}
        </>
      )}
    </StepForm>
  );
}

export function MailStep({ onDone, skip }: StepProps) {
  const call = useCall(settingsCalls.environment);
  const [result, setResult] = useState<string>();

  async function send() {
    try {
      setResult((await captainApi.call(outboxCalls.sendTest)).message);
    } catch (error) {
      setResult(reasonOf(error));
    }
  }

  return (
    <Loaded call={call}>
      {(variables) => {
        const hasMail = variables.some(({ name, isSet }) => name === 'SMTP_URL' && isSet);
        return (
          <div className="grid max-w-[44rem] gap-5">
            <p>
              {hasMail
                ? 'A mail server is configured. Send yourself a test, then look into your mailbox.'
                : 'No mail server is configured, so nothing is sent: messages wait in the outbox. Start the site with SMTP_URL and MAIL_FROM; the documentation shows how.'}
            </p>
            {hasMail && (
              <p className="flex flex-wrap items-center gap-4">
                <Button variant="outline" size="sm" onClick={send}>
                  Send a test
                </Button>
                <span role="status">{result}</span>
                <Link to={paths.captainTab('outbox')} className="link">
                  View the outbox
                </Link>
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="ink" onClick={onDone}>
                {hasMail ? 'The test arrived' : 'Continue without mail'}
              </Button>
              {skip}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
