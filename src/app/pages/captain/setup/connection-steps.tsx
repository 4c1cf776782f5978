import { useState } from 'react';
import { Link } from 'react-router';
import { Checkbox, TextField } from '#app/pages/captain/parts/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import type { EnvironmentVariable, ListedSetting, SettingKey } from '#shared/settings.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const ADDRESSES: SettingKey[] = ['scheduler_consultation_url', 'scheduler_strategy_url', 'scheduler_voice_ai_url'];

export function CalendarStep(props: StepProps) {
  const call = useCall<ListedSetting[]>('/captain/settings');
  const save = async (fields: FormData) => {
    const addresses = Object.fromEntries(ADDRESSES.map((key) => [key, fields.get(key)]));
    const isBuiltIn = String(fields.get('scheduler_built_in') === 'on');
    await captainApi.put('/captain/settings', { ...addresses, scheduler_built_in: isBuiltIn });
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(settings) => (
        <StepForm {...props} save={save}>
          <Checkbox
            name="scheduler_built_in"
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
            defaultChecked={settings.find(({ key }) => key === 'scheduler_built_in')?.value === 'true'}
          />
          <p className="text-mute">Or give the booking pages of your scheduling service, for example Calendly:</p>
          {settings
            .filter(({ key }) => ADDRESSES.includes(key))
            .map(({ key, label, value }) => (
              <TextField key={key} name={key} label={label} type="url" defaultValue={value} />
            ))}
        </StepForm>
      )}
    </Loaded>
  );
}

export function MailStep({ onDone, skip }: StepProps) {
  const call = useCall<EnvironmentVariable[]>('/captain/settings/environment');
  const [result, setResult] = useState<string>();

  async function send() {
    try {
      setResult((await captainApi.post<{ message: string }>('/captain/outbox/test')).message);
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
